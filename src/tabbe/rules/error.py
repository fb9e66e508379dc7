"""What is said when rules cannot be loaded or do not fit together."""

from __future__ import annotations

from tabbe.i18n import TabbeError


class RulesError(TabbeError):
    """An unknown preset or switch, a wrong value, or values that cannot go together.

    Attributes:
        switch: name of the switch at fault; None where there is no single one.
        file: name of the preset file at fault; None where no file is.
    """

    def __init__(
        self,
        key: str,
        *,
        switch: str | None = None,
        file: str | None = None,
        **args: str | int,
    ) -> None:
        if switch is not None:
            args["switch"] = switch
        super().__init__(key, **args)
        self.switch = switch
        self.file = file

    def message(self, lang: str = "en") -> str:
        """Say in one sentence what is wrong and what would be right, the file's name first."""
        said = super().message(lang)
        return said if self.file is None else f"{self.file}: {said}"
