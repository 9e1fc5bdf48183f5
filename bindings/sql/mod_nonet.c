/* nonet in SQLite: the entry point. SQLite derives its name from that of the file, mod_nonet.so.
 *
 * The library is linked in. Nothing is kept between calls, so any number of connections in any number of threads can
 * load it. */
#include "mod_nonet.h"

SQLITE_EXTENSION_INIT1

#ifdef _WIN32
__declspec(dllexport)
#else
__attribute__((visibility("default")))
#endif
int sqlite3_modnonet_init(sqlite3* db, char** message, const sqlite3_api_routines* api);

int sqlite3_modnonet_init(sqlite3* db, char** message, const sqlite3_api_routines* api) {
    int result = SQLITE_OK;
    SQLITE_EXTENSION_INIT2(api)
    /* This version introduced what the parts need: SQLITE_INNOCUOUS, and -> for JSON. */
    if (sqlite3_libversion_number() < 3038000) {
        *message = sqlite3_mprintf("nonet needs SQLite 3.38 or newer; this is %s", sqlite3_libversion());
        return SQLITE_ERROR;
    }
    result = nonet_add_functions(db);
    return result == SQLITE_OK ? nonet_add_tables(db) : result;
}
