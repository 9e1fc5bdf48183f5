/* Reads puzzles in any form from standard input, and writes each as a line, in C99. */
#include <nonet/nonet.h>
#include <stdio.h>

static size_t read_bytes(void* file, char* buffer, size_t size) { return fread(buffer, 1, size, file); }

int main(void) {
    nonet_reader* reader = nonet_reader_new(NULL, read_bytes, stdin, NULL);
    nonet_record record = NONET_RECORD_INIT;
    nonet_error error = NONET_ERROR_INIT;
    while (nonet_reader_next(reader, &record, &error)) {
        if (record.status == NONET_OK)
            printf("%s\n", nonet_puzzle_cells(record.puzzle));
        else
            printf("%u:%u: error: %s\n", (unsigned)error.line, (unsigned)error.column, error.message);
    }
    nonet_reader_free(reader);
    return 0;
}
