"""The picture of a result: what people post, and what a chat shows beside a link."""
