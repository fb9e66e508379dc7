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
    """The functions of `tabbe.engine.bit` as single instructions."""
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

    tools: Any = cgutils

    def place_of(context: Any, builder: Any, kind: Any, row: Any, at: Any) -> Any:
        return builder.gep(context.make_array(kind)(context, builder, row).data, [at])

    @intrinsic
    def put_cards(_typing: Any, row: Any, _at: Any, _first: Any, _second: Any) -> Any:
        def build(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            start = place_of(context, builder, row, *arguments[:2])
            # Whole vectors of bits become whole vectors of numbers: 32, 16 and 4 cards.
            for number, done in ((32, 0), (16, 32), (4, 48)):
                wide = ir.VectorType(ir.IntType(16), number)
                counts = []
                for mask in arguments[2:]:
                    rest = builder.lshr(mask, ir.Constant(mask.type, done))
                    bits = builder.trunc(rest, ir.IntType(number))
                    flags = builder.bitcast(bits, ir.VectorType(ir.IntType(1), number))
                    counts.append(builder.zext(flags, wide))
                place = builder.gep(start, [ir.Constant(ir.IntType(64), done)])
                place = builder.bitcast(place, wide.as_pointer())
                builder.store(builder.add(*counts), place, align=2)
            return context.get_dummy_value()

        return kinds.none(row, kinds.int64, kinds.int64, kinds.int64), build

    @intrinsic
    def put_zeros(_typing: Any, row: Any, _at: Any, _end: Any) -> Any:
        def build(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            start = place_of(context, builder, row, *arguments[:2])
            number = builder.sub(arguments[2], arguments[1])
            size = builder.mul(number, ir.Constant(number.type, 2))
            tools.memset(builder, start, size, 0)
            return context.get_dummy_value()

        return kinds.none(row, kinds.int64, kinds.int64), build

    made: dict[str, Any] = {"lowest": lowest, "popcount": popcount}
    return {**made, "put_cards": put_cards, "put_zeros": put_zeros}


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
