"""What the server will not do, as a code with a sentence in the catalogue and an HTTP status."""

from __future__ import annotations

from tabbe.i18n import TabbeError


class Refusal(TabbeError):
    """A request that is understood and refused.

    Args:
        code: such as `"not_your_turn"`; its sentence is `server-not-your-turn`.
        status: of the HTTP answer, where it is one.
        **args: values for the sentence.
    """

    def __init__(self, code: str, status: int = 409, **args: str | int) -> None:
        super().__init__("server-" + code.replace("_", "-"), **args)
        self.code = code
        self.status = status
