"""What the engines of a fleet share: columns, files, jobs.  Its names are not for users: nonet.spark, nonet.dask and nonet.fleet
have them."""
