"""Solves a million puzzles of a Parquet file by each road, from Parquet to Parquet: wall time, CPU time and memory.

    PYTHONPATH=build/python/site build/python/venv/bin/python bindings/python/bench/roads.py [ROWS [ROAD...]]

The puzzles are minimal ones of a seed. Each road runs in a process of its own, with all its children; CPU time is user and
system time, memory the largest of all its processes together. Roads whose packages are missing are skipped. See docs/fleet.md.
"""

import importlib.util
import pathlib
import resource
import subprocess
import sys
import tempfile
import time

import psutil

ROADS = {
    "pyarrow": """
import nonet, pyarrow as pa, pyarrow.parquet as pq
rows = pq.read_table(SET)
solved = nonet.solve(rows["puzzle"])
pq.write_table(rows.append_column("solution", solved["solution"].to_pyarrow()), OUT, compression="zstd")
""",
    "polars": """
import nonet.polars, polars as pl
pl.scan_parquet(SET).with_columns(pl.col("puzzle").sudoku.solve().struct.field("solution")).sink_parquet(OUT)
""",
    "pandas": """
import nonet.pandas, pandas as pd
frame = pd.read_parquet(SET)
frame["solution"] = frame["puzzle"].sudoku.solve()["solution"]
frame.to_parquet(OUT)
""",
    "duckdb": """
import duckdb, nonet.duckdb
connection = duckdb.connect()
nonet.duckdb.register(connection)
connection.execute(f"copy (select puzzle, sudoku_solve(puzzle) as solution from '{SET}/*.parquet') to '{OUT}' (format parquet)")
connection.close()
""",
    "nonet.fleet": """
import nonet.fleet
if __name__ == "__main__":
    nonet.fleet.run(nonet.fleet.local(), "solve", SET, OUT, progress=False)
""",
    "dask": """
import dask.dataframe as dd, distributed, nonet.dask
if __name__ == "__main__":
    with distributed.Client(threads_per_worker=1, dashboard_address=None):
        nonet.dask.solve(dd.read_parquet(SET, split_row_groups=True)).to_parquet(OUT)
""",
    "pyspark": """
import nonet.spark
from pyspark.sql import SparkSession
spark = SparkSession.builder.master("local[*]").getOrCreate()
nonet.spark.solve(spark.read.parquet(SET)).write.parquet(OUT)
""",
    "ray": """
import nonet, ray
def solved(rows):
    return rows.append_column("solution", nonet.solve(rows["puzzle"], threads=1)["solution"].to_pyarrow())
ray.init(include_dashboard=False, log_to_driver=False)
ray.data.read_parquet(SET).map_batches(solved, batch_format="pyarrow", batch_size=50_000).write_parquet(OUT)
""",
}


def metered(command):
    """Returns wall time and CPU time in seconds, and the most memory of the process and its children in bytes."""
    before, began, memory = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic(), 0
    seen: dict[psutil.Process, float] = {}  # CPU time, also of daemons, which are not in RUSAGE_CHILDREN
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        me = psutil.Process(process.pid)
        while process.poll() is None:
            now = 0
            for one in [me, *me.children(recursive=True)]:
                try:
                    now += one.memory_info().rss
                    times = one.cpu_times()
                    seen[one] = times.user + times.system
                except psutil.Error:
                    continue
            memory = max(memory, now)
            time.sleep(0.02)
    if process.returncode:
        raise SystemExit(f"{command[-1]} failed")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
    return time.monotonic() - began, max(spent, sum(seen.values())), memory


def main(rows="1000000", *roads):
    with tempfile.TemporaryDirectory() as folder:
        given = pathlib.Path(folder, "set")
        given.mkdir()
        make = f"import nonet, pyarrow as pa, pyarrow.parquet as pq\nt = nonet.Generator(7, minimal=True).take({rows})\n"
        make += f"pq.write_table(pa.table({{'puzzle': t.puzzle.to_pyarrow()}}), {str(given / 'a.parquet')!r}, row_group_size=100_000)"
        subprocess.run([sys.executable, "-c", make], check=True)
        print("| road | s | CPU s | MB |\n|---|---|---|---|")
        for name in roads or ROADS:
            if importlib.util.find_spec(name.split(".")[0]) is None:
                print(f"| {name} | not installed | | |")
                continue
            script = pathlib.Path(folder, f"road_{name}.py")
            script.write_text(f"SET, OUT = {str(given)!r}, {str(pathlib.Path(folder, name + '-out'))!r}\n{ROADS[name]}")
            seconds, cpu, memory = metered([sys.executable, str(script)])
            print(f"| {name} | {seconds:.1f} | {cpu:.1f} | {memory / 1e6:,.0f} |", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
