/* Solves the puzzle given as the first argument, of any board: cells, a JSON object with a board, a link of another program. */
#include <nonet/nonet.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char** argv) {
    const char* text = argc > 1 ? argv[1] : "";
    char solution[NONET_CELLS_ROOM];
    nonet_puzzle* puzzle = NULL;
    nonet_answer answer = NONET_ANSWER_INIT;
    nonet_error error = NONET_ERROR_INIT;
    answer.first = solution;
    answer.room = sizeof solution;
    if (nonet_puzzle_read(NULL, text, strlen(text), &puzzle, &error) != NONET_OK ||
        nonet_solve(puzzle, NULL, NULL, &answer, &error) != NONET_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 3;
    }
    puts(answer.outcome == NONET_UNIQUE ? solution : nonet_outcome_name(answer.outcome));
    nonet_puzzle_free(puzzle);
    return answer.outcome != NONET_UNIQUE;
}
