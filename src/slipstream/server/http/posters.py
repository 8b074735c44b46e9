"""The picture of a result, and the words that a chat shows beside a link."""

from __future__ import annotations

from html import escape
from typing import Annotated, Final, Literal
from urllib.parse import quote

from fastapi import Query, Request, Response

from slipstream.server.http.api import topic
from slipstream.server.http.asking import Hubbed, TableId, token_of
from slipstream.server.live.hub import Hub
from slipstream.server.posters.pictures import Pictures, Source, Wanted, circuit_of, names_of, source_of
from slipstream.server.posters.poster import SIZES
from slipstream.server.posters.telling import Shown, Voice
from slipstream.server.protocol.problems import RequestError
from slipstream.server.tables.agreement import circuit_from_wanted
from slipstream.server.tables.table import Table
from slipstream.words.language import ENGLISH, known

Language = Annotated[str, Query(max_length=10, alias="lang")]
RaceNumber = Annotated[int, Query(ge=0, lt=20)]
PRIVATE: Final = {"cache-control": "private, max-age=300"}
PUBLIC: Final = {"cache-control": "public, max-age=86400"}

api = topic()


@api.get(
    "/tables/{id}/poster",
    responses={200: {"content": {"image/svg+xml": {}}, "description": "The picture."}},
)
async def poster(
    id: TableId,
    request: Request,
    hub: Hubbed,
    race: RaceNumber = 0,
    shape: Literal["wide", "tall"] = "wide",
    lang: Language = ENGLISH,
    named: bool = False,
) -> Response:
    """A poster of a finished race as the reader drove it.

    It names automated drivers and, if asked, the reader; other people are the colours of their cars.
    """
    token = await token_of(request, hub, id)
    async with hub.reading(id) as room:
        table = room.table
        own = table.seat_of(token)
        wanted = Wanted(id, race, shape, known(lang) or ENGLISH, own, named and own is not None, png=False)
        source = source_of(table, wanted)
    return await _answer(wanted, source, request, "image/svg+xml", PRIVATE)


@api.get(
    "/tables/{id}/poster.png",
    responses={
        200: {"content": {"image/png": {}}, "description": "The picture."},
        503: {"description": "This server makes no such pictures."},
    },
)
async def poster_for_chats(
    id: TableId, request: Request, hub: Hubbed, race: RaceNumber = 0, lang: Language = ENGLISH
) -> Response:
    """The same for programs that show links: seen from the winner, and nobody is named who is a person."""
    async with hub.reading(id) as room:
        wanted = Wanted(id, race, "wide", known(lang) or ENGLISH, None, named=False, png=True)
        source = source_of(room.table, wanted)
    return await _answer(wanted, source, request, "image/png", PUBLIC)


async def _answer(
    wanted: Wanted, source: Source, request: Request, kind: str, caching: dict[str, str]
) -> Response:
    pictures: Pictures = request.app.state.pictures
    picture = await pictures.picture(wanted, source, request.scope["slipstream.client"])
    if picture is None:
        return Response(status_code=503)
    said = quote(picture.sentence)  # for those who do not see the picture
    return Response(picture.body, media_type=kind, headers={**caching, "x-sentence": said})


# What stands beside a link


async def preview(hub: Hub, id: str, language: str, origin: str) -> str:
    """Tags for the head of a page of a table: no more than anybody with the link would see."""
    voice = Voice(language)
    say = voice.say
    try:
        async with hub.reading(id) as room:
            title, about, picture = _words(room.table, voice)
    except RequestError:
        title, about, picture = "Slipstream", say("preview-home"), False
    wide, high = SIZES["wide"]
    properties = {
        "og:type": "website",
        "og:site_name": "Slipstream",
        "og:title": title,
        "og:description": about,
    }
    if picture:
        address = f"{origin}/api/tables/{id}/poster.png?lang={language}"
        properties |= {
            "og:image": address,
            "og:image:type": "image/png",
            "og:image:width": str(wide),
            "og:image:height": str(high),
            "og:image:alt": title,
        }
    names = {
        "description": about,
        "robots": "noindex",
        "twitter:card": "summary_large_image" if picture else "summary",
    }
    tags = [f'<meta property="{key}" content="{escape(text)}" />' for key, text in properties.items()]
    tags += [f'<meta name="{key}" content="{escape(text)}" />' for key, text in names.items()]
    return "\n    ".join(tags)


def _words(table: Table, voice: Voice) -> tuple[str, str, bool]:
    """Title, description, and whether there is a picture."""
    say = voice.say
    if not table.started:
        circuit = circuit_from_wanted(table.wanted)
        about = say("preview-lobby-about", taken=len(table.row.seats), cars=table.wanted.cars)
        return say("preview-lobby", where=circuit.place or circuit.name), about, False
    season = table.season
    circuit = circuit_of(table, 0 if season is None else min(len(season.results), season.races - 1))
    where = circuit.place or circuit.name
    if table.row.phase != "over":
        open_to_all = table.wanted.spectators
        about = say("preview-running-about") if open_to_all else say("preview-running-closed")
        return say("preview-running", where=where), about, False
    race = table.game.race
    if season is not None or race is None:
        return "Slipstream", say("preview-home"), False
    first = int(race.state.results[0])
    shown = Shown(circuit, {}, tuple(table.game.setup.colours), names_of(table, None))
    title = say("poster-won", name=shown.name(first, voice), where=where, place=1).rstrip(",")
    return (
        title,
        say("preview-over", where=where, rounds=int(race.state.cars[first].finish_round)),
        True,
    )
