"""Who works for an arena: threads or processes of this machine, or a cluster, through joblib."""

from __future__ import annotations

import os
import warnings
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from tabbe.bots.bot import BotError
from tabbe.cards import quoted

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator

BACKENDS: Final = ("loky", "threading", "multiprocessing", "dask", "ray")
"""Backends of joblib: processes, threads, forked processes, and two clusters. A cluster's address
may follow, as in `dask:tcp://10.0.0.1:8786`; without one a cluster of this machine is started."""

# These give results only when all of them are there.
_IN_BATCHES: Final = ("multiprocessing", "ray")
_BATCH: Final = 4


def check_backend(backend: str | None) -> None:
    """Refuse a backend that does not exist or whose package is missing.

    Raises:
        BotError: such a backend.
    """
    if backend is None:
        return
    name = backend.partition(":")[0]
    if name not in BACKENDS or (backend != name and name not in ("dask", "ray")):
        raise BotError("bad-backend", name=quoted(backend), known=", ".join(BACKENDS))
    from importlib.util import find_spec

    package = {"dask": "distributed", "ray": "ray"}.get(name)
    if package is not None and find_spec(package) is None:
        raise BotError("backend-missing", name=name, package=package)


def work_through(
    do: Callable[..., Any],
    tasks: Iterable[tuple[Any, ...]],
    number: int,
    jobs: int | None,
    backend: str | None,
    usual: str,
) -> Generator[Any, None, None]:
    """The results of `do(*task)` for all tasks, in their order, as they become ready.

    Args:
        do: what to do; a function of a module, so that other processes find it.
        tasks: arguments, asked for no sooner than they are needed.
        number: how many tasks there are.
        jobs: workers at a time, all cores (or all of the cluster) when None.
        backend: one of `BACKENDS`, with an address where it takes one; `usual` when None.
        usual: `"loky"` or `"threading"`, whichever suits the task.
    """
    jobs = min(jobs or os.cpu_count() or 1, number) if backend is None else jobs
    if jobs == 1 and backend is None:
        for task in tasks:
            yield do(*task)
        return
    import joblib

    with _backend(backend or usual) as (name, cores), joblib.parallel_config(backend=name):
        workers = jobs or cores or os.cpu_count() or 1
        calls = (joblib.delayed(do)(*task) for task in tasks)
        if name in _IN_BATCHES:
            while batch := list(islice(calls, _BATCH * workers)):
                yield from joblib.Parallel(n_jobs=workers, batch_size=1)(batch)
            return
        results = joblib.Parallel(n_jobs=workers, batch_size=1, return_as="generator")(calls)
        try:
            for result in results:  # noqa: UP028 - when it is stopped, what follows comes first
                yield result
        finally:
            # Tasks that nobody waits for any more are no mistake, as joblib would say.
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", UserWarning)
                results.close()


@contextmanager
def _backend(backend: str) -> Iterator[tuple[str, int | None]]:
    """Get a backend ready: its name for joblib, and how many workers a cluster has."""
    name, _, address = backend.partition(":")
    if name == "dask":
        from importlib import import_module

        with import_module("distributed").Client(address or None) as client:
            yield name, sum(client.nthreads().values())
    elif name == "ray":
        from importlib import import_module

        ray = import_module("ray")
        ray.init(address or None)
        import_module("ray.util.joblib").register_ray()
        try:
            yield name, int(ray.cluster_resources().get("CPU", 1))
        finally:
            ray.shutdown()
    else:
        yield name, None
