"""Where blocks are run: here, in processes of this machine, or on a Ray cluster. The numbers are the same."""

from __future__ import annotations

import gc
import json
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol

from slipstream.lab.errors import LabError
from slipstream.lab.job import Job, run_task

ENGINES: Final = ("local", "ray")
SECONDS_PER_TASK: Final = 1.0  # long enough for the way to a worker and back to cost nothing
MOST_PER_TASK: Final = 200
RAY_STARTS: Final = 4  # tries

Blocks = list[tuple[int, list[list[Any]]]]
Timed = tuple[float, Blocks]


def timed_task(job: str, numbers: Sequence[int]) -> Timed:
    """Run some blocks, and tell how long it took."""
    begun = time.perf_counter()
    blocks = run_task(job, numbers)
    return time.perf_counter() - begun, blocks


class Engine(Protocol):
    """Takes tasks, gives them back in whatever order they end."""

    workers: int

    def submit(self, job: str, numbers: list[int]) -> None:
        """Begin with these blocks."""
        ...

    def next(self) -> Timed:
        """A task that has ended."""
        ...

    def close(self) -> None:
        """Stop; what runs is given up."""
        ...


class Here:
    """In this process, one task after the other."""

    def __init__(self) -> None:
        self.workers = 1
        self.tasks: list[tuple[str, list[int]]] = []

    def submit(self, job: str, numbers: list[int]) -> None:
        self.tasks.append((job, numbers))

    def next(self) -> Timed:
        return timed_task(*self.tasks.pop(0))

    def close(self) -> None:
        self.tasks.clear()


def leave_when_told(line: Connection) -> None:
    """In a worker: leave when the other end of the line is closed, be it because that process was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that gives the tasks
    gc.freeze()  # what is loaded by now stays: garbage is looked for elsewhere

    def watch() -> None:
        line.poll(None)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Processes:
    """Processes of the standard library."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        context = get_context("spawn")
        self.far_end, self.line = context.Pipe(duplex=False)
        self.pool = ProcessPoolExecutor(workers, context, leave_when_told, (self.far_end,))
        self.running: set[Future[Timed]] = set()

    def submit(self, job: str, numbers: list[int]) -> None:
        self.running.add(self.pool.submit(timed_task, job, numbers))

    def next(self) -> Timed:
        done = next(iter(wait(self.running, return_when=FIRST_COMPLETED).done))
        self.running.remove(done)
        return done.result()

    def close(self) -> None:
        if self.running:
            self.line.close()
        self.pool.shutdown(wait=True, cancel_futures=True)
        self.line.close()
        self.far_end.close()


class Ray:
    """A Ray cluster: the one that RAY_ADDRESS names, or one of this machine."""

    def __init__(self, workers: int) -> None:
        try:
            import ray
        except ImportError:
            raise LabError("no-ray") from None
        self.workers = workers
        self.ray: Any = ray
        self.started = not ray.is_initialized()
        if self.started:
            size: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False}
            self._start({} if "RAY_ADDRESS" in os.environ else size)
        self.remote: Callable[..., Any] = self.ray.remote(timed_task).remote
        self.running: list[Any] = []

    def _start(self, size: dict[str, Any]) -> None:
        """Ray itself waits half a minute for its own processes, which is not enough on a busy machine."""
        for others in reversed(range(RAY_STARTS)):
            try:
                self.ray.init(log_to_driver=False, logging_level="error", **size)
                return
            except Exception as problem:  # it raises just that
                self.ray.shutdown()
                if others == 0:
                    raise LabError("ray-not-started", reason=str(problem)) from problem

    def submit(self, job: str, numbers: list[int]) -> None:
        self.running.append(self.remote(job, numbers))

    def next(self) -> Timed:
        done, self.running = self.ray.wait(self.running, num_returns=1)
        timed: Timed = self.ray.get(done[0])
        return timed

    def close(self) -> None:
        if self.started:
            self.ray.shutdown()


def make_engine(name: str, workers: int) -> Engine:
    """The engine of this name."""
    if name == "ray":
        return Ray(workers)
    return Here() if workers == 1 else Processes(workers)


def run_blocks(job: Job, numbers: Sequence[int], engine: Engine) -> Iterator[Blocks]:
    """Run these blocks of a job, several to a task once it is known how long one takes."""
    text = json.dumps(job.to_data())
    left = list(numbers)
    running = 0
    size = 1
    while left or running:
        while left and running < 2 * engine.workers:  # one to run, one to follow
            share = max(1, min(size, -(-len(left) // (2 * engine.workers))))  # all end at about the same time
            engine.submit(text, left[:share])
            del left[:share]
            running += 1
        seconds, blocks = engine.next()
        running -= 1
        size = max(1, min(MOST_PER_TASK, round(SECONDS_PER_TASK * len(blocks) / max(seconds, 1e-6))))
        yield blocks
