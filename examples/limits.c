/* Counts the solutions of an empty grid for a tenth of a second, and says how far that went. */
#include <nonet/nonet.h>
#include <stdio.h>

int main(void) {
    const char empty[] =
        "................................................................................."; /* 81 */
    nonet_puzzle* puzzle = NULL;
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_stop stop;
    uint64_t count;
    limits.solutions = 0;
    limits.nanoseconds = 100000000;
    if (nonet_puzzle_read(NULL, empty, sizeof empty - 1, &puzzle, &error) != NONET_OK ||
        nonet_count(puzzle, &limits, &count, &stop, &error) != NONET_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 3;
    }
    printf("%s %.0f\n", stop == NONET_STOP_FINISHED ? "exactly" : "at least", (double)count);
    nonet_puzzle_free(puzzle);
    return 0;
}
