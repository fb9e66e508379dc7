"""Calls from one compiled kernel into another that stays where it is.

Numba copies all that a function calls, and all that is called there, into the function's own
module and optimises it once more. For kernels of two lines that is as it should be; a large one
would be compiled anew for every kernel it is called by, which took two thirds of the first wait.
So a large kernel is published under a name, and its callers hold nothing but that name.

An object that was kept cannot be loaded before the names in it are published (LLVM would end the
process), so kernels are loaded in the order in which they were compiled: callees first.
"""

from __future__ import annotations

import inspect
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


def call_of(kernel: Any) -> Any:
    """What stands for a kernel in the text of its callers, and keeps it alive as long as they do.

    It is looked at when a caller is compiled; by then the kernel has to be.
    """
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
