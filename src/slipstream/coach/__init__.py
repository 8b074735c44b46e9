"""The coach: what would be best now, and after a race what its choices were worth.

It knows what the seat may know and nothing else: a hint is worked out from the seat's own view, and a review
judges every choice by the view of that moment, never by what came to light later.
"""

from __future__ import annotations

from slipstream.coach.books import Moment, Review
from slipstream.coach.hints import Hint, Suggestion, hint
from slipstream.coach.reasons import Reason
from slipstream.coach.reviews import review

__all__ = ["Hint", "Moment", "Reason", "Review", "Suggestion", "hint", "review"]
