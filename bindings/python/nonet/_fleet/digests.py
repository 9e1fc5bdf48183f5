"""Classes as numbers, and buckets that bring equal ones together."""

from __future__ import annotations

from typing import Any

import pyarrow as pa
import pyarrow.compute


def values_of(digests: Any) -> Any:
    """Returns an array (N, 2) of numbers that sort like the bytes."""
    import numpy

    array = digests.combine_chunks() if isinstance(digests, pa.ChunkedArray) else digests
    if len(array) == 0:
        return numpy.empty((0, 2), numpy.uint64)
    rows = numpy.frombuffer(array.buffers()[1], ">u8").reshape(-1, 2)
    return rows[array.offset : array.offset + len(array)].astype(numpy.uint64)


def buckets_of(digests: Any, buckets: int) -> Any:
    """Returns the bucket of each class. Each bucket has a contiguous range of the classes' order."""
    return (((values_of(digests)[:, 0] >> 40) * buckets) >> 24).astype("int64")


def buckets_for(rows: int) -> int:
    """Returns the number of buckets. A bucket of about two million classes fits into any worker's memory."""
    return max(1, min(4096, -(-rows // 2_000_000)))


def in_hexadecimal(digests: Any) -> Any:
    """Converts values of 16 bytes to 32 hexadecimal characters; null stays null."""
    import numpy

    array = digests.combine_chunks() if isinstance(digests, pa.ChunkedArray) else digests
    rows = numpy.frombuffer(array.buffers()[1] or b"", numpy.uint8).reshape(-1, 16)[array.offset : array.offset + len(array)]
    letters = numpy.frombuffer(b"0123456789abcdef", numpy.uint8)
    text = numpy.stack([letters[rows >> 4], letters[rows & 15]], axis=2)
    strings = pa.Array.from_buffers(pa.binary(32), len(array), [None, pa.py_buffer(text.tobytes())])
    return pa.compute.if_else(array.is_valid(), strings.cast(pa.binary()).cast(pa.string()), None)
