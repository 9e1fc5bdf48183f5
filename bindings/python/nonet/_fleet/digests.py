"""Classes as numbers, and the buckets in which equal ones meet."""

from __future__ import annotations

from typing import Any

import pyarrow as pa


def values_of(digests: Any) -> Any:
    """(N, 2) of numbers that sort as the bytes do."""
    import numpy

    array = digests.combine_chunks() if isinstance(digests, pa.ChunkedArray) else digests
    if len(array) == 0:
        return numpy.empty((0, 2), numpy.uint64)
    rows = numpy.frombuffer(array.buffers()[1], ">u8").reshape(-1, 2)
    return rows[array.offset : array.offset + len(array)].astype(numpy.uint64)


def buckets_of(digests: Any, buckets: int) -> Any:
    """The bucket of each class: neighbours in their order stand in the same one."""
    return (((values_of(digests)[:, 0] >> 40) * buckets) >> 24).astype("int64")


def buckets_for(rows: int) -> int:
    """So many that a bucket's classes fit the memory of any worker: some two million."""
    return max(1, min(4096, -(-rows // 2_000_000)))
