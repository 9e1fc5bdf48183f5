/* What the files of the extension share. */
#ifndef NONET_MOD_NONET_H
#define NONET_MOD_NONET_H

#include "nonet/nonet.h"
#include "sqlite3ext.h"

/* Nodes, and not time, end a search: the same question has the same answer on every machine, so that answers can be
 * indexed. */
enum { default_nodes = 10000000 };

/* Both return a result code of SQLite. */
int nonet_add_functions(sqlite3* db);
int nonet_add_tables(sqlite3* db);

#endif
