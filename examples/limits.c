/* Counts the solutions of an empty grid for a tenth of a second, and says how far that went. */
#include <nonet/nonet.h>
#include <stdio.h>

int main(void) {
    const char empty[] =
        "................................................................................."; /* 81 */
    nonet_limits limits = NONET_LIMITS_INIT;
    nonet_error error = NONET_ERROR_INIT;
    nonet_stop stop;
    uint64_t count;
    limits.solutions = 0;
    limits.nanoseconds = 100000000;
    if (nonet_count(empty, sizeof empty - 1, &limits, &count, &stop, &error) != NONET_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 3;
    }
    printf("%s %.0f\n", stop == NONET_STOP_FINISHED ? "exactly" : "at least", (double)count);
    return 0;
}
