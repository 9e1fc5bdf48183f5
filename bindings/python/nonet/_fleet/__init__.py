"""The common parts of the engines of a fleet: columns, files, jobs. Internal; use nonet.spark, nonet.dask and
nonet.fleet."""
