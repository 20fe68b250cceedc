"""Help pages and mistakes in the command line, in the reader's language: typer's own words are English only.

Commands are declared with the keys of sentences, not with the sentences: a hundred of them would be read from the
catalogue at every start, and only a help page needs them.
"""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from lodestone.core import InvalidRequest
from lodestone.i18n import languages, text

# typer hands over its contexts, formatters and parameters as types of its own that it does not export.


class _Worded:
    """Wording shared by commands and groups."""

    help: str | None
    epilog: str | None
    _told = False

    def word(self) -> None:
        """Say in words what the command is for."""
        if not self._told:
            self._told = True
            self.help, self.epilog = _words(self.help), _words(self.epilog)

    def format_help(self, context: Any, formatter: Any) -> None:
        """Write the whole help page."""
        self.word()
        super().format_help(context, formatter)  # type: ignore[misc]  # it is mixed into a class that has it

    def format_usage(self, context: Any, formatter: Any) -> None:
        """The line that says how to ask."""
        command: Any = self
        pieces = [text("usage-options"), *(_usage_name(param) for param in _arguments(command.get_params(context)))]
        if isinstance(command, TyperGroup):
            pieces.append(text("usage-command"))
        formatter.write_usage(context.command_path, " ".join(pieces), prefix=text("usage-head") + " ")

    def format_options(self, context: Any, formatter: Any) -> None:
        """Arguments, options and, for a group, its commands."""
        command: Any = self
        shown = [param for param in command.get_params(context) if not param.hidden]
        arguments = _arguments(shown)
        sections = {
            text("usage-arguments-title"): [(_argument(param), _help(param)) for param in arguments],
            text("usage-options-title"): [(_option(param), _help(param)) for param in shown if param not in arguments],
        }
        if isinstance(command, TyperGroup):
            rows = [(name, command.get_command(context, name)) for name in command.list_commands(context)]
            sections[text("usage-commands-title")] = [
                (name, _short(found, formatter.width)) for name, found in rows if found is not None
            ]
        for title, lines in sections.items():
            if lines:
                with formatter.section(title):
                    formatter.write_dl(lines)

    def get_help_option(self, context: Any) -> Any:
        """The option --help itself."""
        option: Any = super().get_help_option(context)  # type: ignore[misc]  # it is mixed into a class that has it
        if option is not None:
            option.help = "help-help"
        return option


class WordedCommand(_Worded, TyperCommand):
    """A command whose help page is in the reader's language."""


class WordedGroup(_Worded, TyperGroup):
    """All commands, with their help page in the reader's language."""

    def resolve_command(self, context: Any, args: list[str]) -> Any:
        """The command that was named, or a refusal in the language in use."""
        if self.get_command(context, args[0]) is None:
            raise InvalidRequest("cli-no-such-command", name=args[0][:40])
        return super().resolve_command(context, args)


def _short(command: Any, width: int) -> str:
    command.word()
    return str(command.get_short_help_str(width))


_KEYS = ("help-", "usage-", "unofficial", "magnet-safety")
"""How the keys of these sentences begin; what begins otherwise (`URL`, `MM`) is shown as it is."""


def _words(said: str | None) -> str:
    if not said or not said.startswith(_KEYS):
        return said or ""
    return text(said, known=", ".join(languages())) if said == "help-lang" else text(said)


def _arguments(params: list[Any]) -> list[Any]:
    return [param for param in params if param.param_type_name == "argument" and not param.hidden]


def _usage_name(param: Any) -> str:
    return _argument(param) if param.required else f"[{_argument(param)}]"


def _argument(param: Any) -> str:
    return _words(param.metavar) or str(param.name)


def _option(param: Any) -> str:
    names = ", ".join(sorted(param.opts, key=len))
    return names if param.is_flag else f"{names} {_words(param.metavar) or _value_name(param)}"


def _value_name(param: Any) -> str:
    return text("usage-number") if _annotation(param) is not None else text("usage-text")


def _annotation(param: Any) -> Any:
    """The kind of number it takes; None if it takes none."""
    return {"int": int, "float": float}.get(param.type.name.removesuffix(" range"))


def _choices(param: Any) -> list[str]:
    return [str(choice) for choice in getattr(param.type, "choices", ())]


def _help(param: Any) -> str:
    """What it is for, which values it takes, and the default."""
    details = []
    if choices := _choices(param):
        details.append(" | ".join(choices))
    if param.show_default and param.default not in (None, False, ""):
        details.append(text("usage-default", value=f"{param.default}"))
    return "  ".join(filter(None, (_words(param.help), f"[{'; '.join(details)}]" if details else "")))


def usage_problem(problem: typer.TyperException) -> str:
    """The sentence for a mistake in the command line."""
    param: Any = getattr(problem, "param", None)
    named = getattr(problem, "option_name", None) or (_named(param) if param is not None else "")
    match type(problem).__name__:
        case "NoSuchOption":
            return text("cli-no-such-option", name=named)
        case "MissingParameter":
            return text("cli-missing", name=named)
        case "BadOptionUsage":
            flag = "does not take" in str(getattr(problem, "message", ""))
            return text("cli-no-value-taken" if flag else "cli-value-missing", name=named)
        case "BadParameter":
            return text("cli-bad-value", name=named, needed=_needed(param))
        case _:
            return text("cli-too-much")


def _named(param: Any) -> str:
    """An option as it is typed, an argument as the help page calls it."""
    return _argument(param) if _arguments([param]) else str(max(param.opts, key=len))


def _needed(param: Any) -> str:
    """What a parameter takes, in a few words."""
    if param is None:
        return text("cli-needs-other")
    if choices := _choices(param):
        return text("cli-needs-one-of", known=", ".join(choices))
    if _annotation(param) is None:
        return text("cli-needs-other")
    kind = "whole" if _annotation(param) is int else "any"
    least, most = getattr(param.type, "min", None), getattr(param.type, "max", None)
    if least is not None and most is not None:
        return text("cli-needs-range", kind=kind, least=f"{least}", most=f"{most}")
    if least is not None:
        return text("cli-needs-at-least", kind=kind, least=f"{least}")
    return text("cli-needs-number", kind=kind)
