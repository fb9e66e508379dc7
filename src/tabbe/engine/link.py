"""What Numba is told of kernels: their types, single instructions, and calls between them.

Numba copies all that a function calls, and all that is called there, into the function's own
module and optimises it once more. For kernels of two lines that is as it should be; a large one
would be compiled anew for every kernel it is called by, which took two thirds of the first wait.
So a large kernel is published under a name, and its callers hold nothing but that name.

An object that was kept cannot be loaded before the names in it are published (LLVM would end the
process), so kernels are loaded in the order in which they were compiled: callees first.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any


def symbol_of(kernel: Any) -> str:
    """The name under which a compiled kernel is called."""
    return f"tabbe.{kernel.py_func.__name__}"


def publish(kernel: Any) -> None:
    """Let modules that are loaded from now on call a kernel, which has been compiled once."""
    from llvmlite import binding

    (made,) = kernel.overloads.values()
    address = made.library.get_pointer_to_function(made.fndesc.llvm_func_name)
    binding.add_symbol(symbol_of(kernel), address)


def callee_of(kernel: Any) -> Any:
    """What stands for a kernel in the text of its callers: itself, or where it is large a call.

    The call keeps it alive as long as there are callers. It is looked at when a caller is
    compiled; by then the kernel has to be.
    """
    if getattr(kernel, "targetoptions", {"forceinline": True})["forceinline"]:
        return kernel
    from numba.core import cgutils
    from numba.extending import intrinsic

    tools: Any = cgutils

    def call(_typing: Any, *_words: Any) -> Any:
        (made,) = kernel.overloads.values()
        kinds, given = made.signature.args, made.signature.return_type

        def build(context: Any, builder: Any, _signature: Any, words: Any) -> Any:
            convention = context.call_conv
            shape = convention.get_function_type(given, kinds)
            callee = tools.get_or_insert_function(builder.module, shape, symbol_of(kernel))
            status, result = convention.call_function(builder, callee, given, kinds, words)
            # A place outside of a block, where bounds are checked.
            with tools.if_unlikely(builder, status.is_error):
                convention.return_status_propagate(builder, status)
            return result

        return made.signature, build

    # Numba counts the words of a call by this; with a star it would hand over a tuple.
    words = inspect.signature(kernel.py_func).parameters.values()
    first = inspect.Parameter("_typing", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    call.__signature__ = inspect.Signature([first, *words])  # type: ignore[attr-defined]
    return intrinsic(call)


def bit_kernels() -> dict[str, Callable[..., Any]]:
    """`lowest` and `popcount` as single instructions."""
    from llvmlite import ir
    from numba import types as kinds
    from numba.core import cgutils
    from numba.extending import intrinsic

    @intrinsic
    def lowest(_typing: Any, _mask: Any) -> Any:
        def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], cgutils.true_bit)

        return kinds.int64(kinds.int64), build

    @intrinsic
    def popcount(_typing: Any, _mask: Any) -> Any:
        def build(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            function = builder.module.declare_intrinsic("llvm.ctpop", [ir.IntType(64)])
            return builder.call(function, [arguments[0]])

        return kinds.int64(kinds.int64), build

    return {"lowest": lowest, "popcount": popcount}


def signature_of(function: Callable[..., Any]) -> tuple[Any, ...]:
    """The one set of Numba types that a kernel is called with, from its annotations."""
    from numba import types as kinds

    kinds_of = {
        "int": kinds.int64,
        "Block": kinds.int64[::1],
        "Sets": kinds.uint16[::1],
        "Shorts": kinds.int16[::1],
        "Flags": kinds.int8[::1],
        "Blocks": kinds.int64[:, ::1],
        "ShortRows": kinds.int16[:, ::1],
        "FlagRows": kinds.int8[:, ::1],
    }
    return tuple(
        kinds_of[str(parameter.annotation)]
        for parameter in inspect.signature(function).parameters.values()
    )
