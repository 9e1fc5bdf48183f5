/* Solves the puzzles on standard input, one on each line, all in one call. */
#include <nonet/nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { most = 1000, cells = 81 };

int main(void) {
    static uint8_t grids[most * cells], solutions[most * cells], outcomes[most];
    char line[256];
    nonet_batch batch = NONET_BATCH_INIT;
    nonet_error error = NONET_ERROR_INIT;
    size_t i;
    while (batch.count < most && fgets(line, sizeof line, stdin) && strlen(line) >= cells) {
        uint8_t* grid = grids + cells * batch.count++;
        for (i = 0; i < cells; ++i) grid[i] = line[i] == '.' ? 0 : (uint8_t)(line[i] - '0');
    }
    batch.grids = grids;
    batch.first = solutions;
    batch.outcomes = outcomes;
    if (nonet_solve_batch(&batch, NULL, NULL, NULL, &error) != NONET_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 3;
    }
    for (i = 0; i < cells * batch.count; ++i) {
        if (outcomes[i / cells] == NONET_UNIQUE)
            putchar('0' + solutions[i]);
        else if (i % cells == 0)
            fputs(nonet_outcome_name(outcomes[i / cells]), stdout);
        if (i % cells == cells - 1) putchar('\n');
    }
    return 0;
}
