"""``tabbe presets``: the games, and one of them with the source of every value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from tabbe.cli.option import Assignment, Command, json_option, lang_option
from tabbe.cli.output import bold, paragraph, print_json, say, table
from tabbe.cli.setting import check_settings, language
from tabbe.i18n import text

if TYPE_CHECKING:
    from tabbe.rules import Rules


@click.command(cls=Command, short_help="List the games, or show one with every value's source.")
@click.argument("game", metavar="[ID]", required=False)
@click.option(
    "--switches", is_flag=True, help="List the switches, their meaning and allowed values."
)
@click.option(
    "--set",
    "changes",
    type=Assignment(),
    multiple=True,
    metavar="KEY=VALUE",
    help="Show the game with a rule changed; may be given again and again.",
)
@lang_option
@json_option
def command(
    *,
    game: str | None,
    switches: bool,
    changes: tuple[tuple[str, str], ...],
    lang: str | None,
    as_json: bool,
) -> int:
    """List the games that Tabbe knows, or show the game ID, or the one in a TOML file.

    With ID every switch is shown with its value and the source of that value.
    """
    from tabbe.cli.option import rules_of
    from tabbe.rules import load_rules, preset_ids

    spoken = language(lang)
    check_settings()
    if switches:
        _show_switches(spoken, as_json=as_json)
    elif game is not None or changes:
        _show_game(rules_of(game, changes), spoken, as_json=as_json)
    else:
        games = [load_rules(name) for name in preset_ids()]
        _list_games(games, spoken, as_json=as_json)
    return 0


def _list_games(games: list[Rules], lang: str, *, as_json: bool) -> None:
    if as_json:
        print_json([_summary(rules) for rules in games])
        return
    heads = (
        "command-presets-id",
        "command-presets-players",
        "command-presets-packs",
        "command-presets-game",
    )
    head = [text(key, lang) for key in heads]
    rows = [[rules.id, _range(rules), str(rules.packs), rules.name(lang)] for rules in games]
    table([head, *rows], (0, 1, 3), below=[rules.what(lang) for rules in games])
    say()
    paragraph(text("command-presets-more", lang))


def _range(rules: Rules) -> str:
    least, most = rules.min_players, rules.max_players
    return str(least) if least == most else f"{least}–{most}"


def _summary(rules: Rules) -> dict[str, Any]:
    return {
        "id": rules.id,
        "title": rules.title,
        "what": rules.what(),
        "version": rules.version,
        "min_players": rules.min_players,
        "max_players": rules.max_players,
        "packs": rules.packs,
        "aim": rules.aim,
    }


def _show_game(rules: Rules, lang: str, *, as_json: bool) -> None:
    from tabbe.rules import SWITCHES

    values = {name: SWITCHES[name].written(value) for name, value in rules.values.items()}
    if as_json:
        shown = {
            name: {"value": value, "source": rules.source(name), "note": rules.note(name)}
            for name, value in values.items()
        }
        print_json({**_summary(rules), "changes": rules.changes, "values": shown})
        return
    say(bold(rules.name(lang)))
    if rules.shipped:
        paragraph(rules.what(lang))
    paragraph(
        text(
            "command-presets-about",
            lang,
            id=rules.id,
            version=str(rules.version),
            players=_range(rules),
            packs=rules.packs,
            aim=rules.aim,
        )
    )
    say()
    for name, value in values.items():
        say(f"{bold(name)} = {_shown(value)}")
        if name in rules.changes:
            paragraph(text("command-presets-changed", lang), "    ")
            continue
        paragraph(rules.source(name), "    ")
        if rules.note(name):
            paragraph(text("command-presets-note", lang, note=rules.note(name)), "    ")


def _show_switches(lang: str, *, as_json: bool) -> None:
    from tabbe.rules import SWITCHES

    if as_json:
        print_json(
            {
                switch.name: {"allowed": switch.allowed, "what": switch.what("en")}
                for switch in SWITCHES.values()
            }
        )
        return
    for switch in SWITCHES.values():
        say(f"{bold(switch.name)} = {switch.allowed}")
        paragraph(switch.what(lang), "    ")


def _shown(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
