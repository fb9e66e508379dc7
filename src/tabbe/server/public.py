"""Pages that can be found and read without scripts: rules, words, how to play, what Tabbe is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined

from tabbe.i18n import LANGUAGES, card_index, card_text, text
from tabbe.protocol import rulebook
from tabbe.rules import load_rules, preset_ids

if TYPE_CHECKING:
    from collections.abc import Mapping

    from starlette.requests import Request

    from tabbe.server.option import Options

_REGIONS: Final = {
    "en": "en_GB",
    "sv": "sv_SE",
    "da": "da_DK",
    "de": "de_DE",
    "fr": "fr_FR",
    "es": "es_ES",
}
_SHEETS: Final = {
    "rules": ("page-rules", "public-rules-all"),
    "words": ("page-words", "public-words"),
    "help": ("page-help", "public-help-what"),
    "about": ("page-about", "public-about-what"),
}
"""First parts of addresses, with the keys of their title and description."""
_WORDS: Final = (
    *("creep", "take", "outcome", "sweep", "double", "forced", "storan", "lillan"),
    *("batch", "deal", "heap", "residue", "build", "mere", "twin"),
)
_HELP: Final = (
    ("table", ("start", "card", "ways", "duty", "hint")),
    (None, ("friends",)),
    ("after", ("count",)),
    ("ears", ("keys",)),
)
_ABOUT: Final = ("free", "fair", "bots", "else")
_SHEET_STYLE: Final = re.compile(r'<link rel="stylesheet"[^>]*href="([^"]+)"')
_HEAD: Final = re.compile(r'<meta name="description".*?</title>', re.DOTALL)
_NOSCRIPT: Final = re.compile(r"<noscript>.*?</noscript>", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Head:
    """What a page is called, and where it is.

    Attributes:
        lang: language of the page.
        heading: its title as it stands on the page itself.
        description: what it is, in a sentence.
        base: address of the server, without a slash at its end.
        url: address of the page.
        path: address below that of a language, which has the same page in every language; None
            for a page of its own.
        open: whether it is for everybody to find.
    """

    lang: str
    heading: str
    description: str
    base: str
    url: str
    path: str | None = None
    open: bool = True

    @property
    def title(self) -> str:
        """The title of the window, and of a preview."""
        return self.heading if self.heading == "Tabbe" else f"{self.heading} · Tabbe"

    def address(self, lang: str) -> str:
        """The address of the page in a language."""
        return f"{self.base}/{lang}/{self.path}"


def base_of(request: Request, options: Options) -> str:
    """The public address of the server, as far as it is known."""
    base = options.url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    return base + options.root_path


def is_public(parts: list[str]) -> bool:
    """Whether an address, without its language, is one of these pages."""
    if len(parts) == 2:
        return parts[0] == "rules" and parts[1] in preset_ids()
    return len(parts) == 1 and parts[0] in _SHEETS


def paths() -> list[str]:
    """Every address below that of a language which is for everybody to find."""
    return ["", *_SHEETS, *(f"rules/{game}" for game in preset_ids())]


def sheet(parts: list[str], lang: str, base: str, shell: str) -> str:
    """Give a page.

    Args:
        parts: its address, see `is_public`.
        lang: one of ``LANGUAGES``.
        base: address of the server.
        shell: the built page, which names the style sheet; empty where it is not built.

    Returns:
        HTML.
    """
    say = partial(_say, lang)
    path = "/".join(parts)
    title, description = _SHEETS[parts[0]]
    head = Head(lang, say(title), say(description), base, f"{base}/{lang}/{path}", path)
    match parts:
        case ["rules", game]:
            rules = load_rules(game)
            players = _numbers(rules.player_counts)
            about = f"{rules.what(lang)} {say('public-players', players=players)}"
            heading = say("public-rules", game=rules.name(lang))
            head = Head(lang, heading, about, base, f"{base}/{lang}/{path}", path)
            return _drawn("rules.html", head, shell, game=game, **_book(game, lang))
        case ["rules"]:
            return _drawn("games.html", head, shell, games=[*map(load_rules, preset_ids())])
        case ["words"]:
            return _drawn("words.html", head, shell, words=_WORDS)
        case ["help"]:
            told = [
                (
                    say("page-friends-title") if part is None else say(f"public-help-{part}"),
                    [say(f"public-help-{line}") for line in lines],
                )
                for part, lines in _HELP
            ]
            return _drawn("text.html", head, shell, parts=told)
    lines = [head.description, *(say(f"public-about-{line}") for line in _ABOUT)]
    return _drawn("text.html", head, shell, parts=[(None, lines)])


def failed(lang: str, base: str, shell: str) -> str:
    """Give the page that says that something broke."""
    heading, what = text("public-failed-title", lang), text("server-failed", lang)
    head = Head(lang, heading, what, base, base, open=False)
    return _drawn("text.html", head, shell, parts=[(None, [what])])


def with_head(shell: str, head: Head, record: str | None = None) -> str:
    """Give the built page with a title, a preview and words for those without scripts.

    Args:
        shell: the built page.
        head: of the page.
        record: address of the record that the page shows.
    """
    context = _context(head)
    drawn = _environment().get_template("head.html").render(context)
    without = _environment().get_template("noscript.html").render(context, record=record)
    made = shell.replace('<html lang="en">', f'<html lang="{head.lang}">', 1)
    made = _HEAD.sub(lambda _: drawn, made, count=1)
    return _NOSCRIPT.sub(lambda _: without, made, count=1)


def sitemap(base: str) -> str:
    """Give the list of these pages for those who search."""
    template = _environment().get_template("sitemap.xml")
    return template.render(base=base, languages=LANGUAGES, paths=paths())


def robots(base: str) -> str:
    """Give what those who search are asked to leave alone."""
    return f"User-agent: *\nDisallow: /api/\nSitemap: {base}/sitemap.xml\n"


def _drawn(template: str, head: Head, shell: str, **values: Any) -> str:
    found = _SHEET_STYLE.search(shell)
    style = found[1] if found else None
    return _environment().get_template(template).render(_context(head), style=style, **values)


def _context(head: Head) -> dict[str, Any]:
    say = partial(_say, head.lang)
    return {
        "head": head,
        "t": say,
        "index": partial(_lettered, head.lang),
        "name": partial(_named, head.lang),
        "languages": LANGUAGES,
        "own_names": {lang: text("public-language", lang) for lang in LANGUAGES},
        "regions": _REGIONS,
        "pages": [(path, say(title)) for path, (title, _) in _SHEETS.items()],
    }


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("tabbe.server", "template"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )


@cache
def _book(game: str, lang: str) -> Mapping[str, Any]:
    rules = load_rules(game)
    return {"chapters": rulebook.chapters(rules, lang), "examples": rulebook.examples(rules)}


def _say(lang: str, key: str, /, **args: str | int) -> str:
    return text(key, lang, **args)


def _lettered(lang: str, card: str) -> str:
    return card_index(card, lang)


def _named(lang: str, card: str) -> str:
    return card_text(card, lang)


def _numbers(counts: tuple[int, ...]) -> str:
    if len(counts) > 2 and counts[-1] - counts[0] == len(counts) - 1:
        return f"{counts[0]}–{counts[-1]}"
    return ", ".join(map(str, counts))
