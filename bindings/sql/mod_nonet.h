/* Declarations shared by the files of the extension. */
#ifndef NONET_MOD_NONET_H
#define NONET_MOD_NONET_H

#include "nonet/nonet.h"
#include "sqlite3ext.h"

/* Searches are limited by nodes, not by time, so the same call has the same answer on every machine and answers can be
indexed. */
enum { default_nodes = 10000000 };

/* Both return a result code of SQLite. */
int nonet_add_functions(sqlite3* db);
int nonet_add_tables(sqlite3* db);

#endif
