/* The tutorials' program: prints a puzzle and its solution. */
#include <nonet/nonet.h>
#include <stdio.h>
#include <string.h>

static const char* const grid =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";

static void print_grid(const char* board, const char* cells) {
    nonet_puzzle* puzzle = NULL;
    nonet_text* rows = nonet_text_new();
    if (nonet_puzzle_read(board, cells, strlen(cells), &puzzle, NULL) == NONET_OK &&
        nonet_format(puzzle, "grid", rows, NULL) == NONET_OK)
        fputs(nonet_text_chars(rows), stdout);
    nonet_text_free(rows);
    nonet_puzzle_free(puzzle);
}

int main(int argc, char** argv) {
    const char* text = argc > 1 ? argv[1] : grid;
    char solution[NONET_CELLS_ROOM];
    nonet_puzzle* puzzle = NULL;
    nonet_answer answer = NONET_ANSWER_INIT;
    nonet_error error = NONET_ERROR_INIT;
    answer.first = solution, answer.room = sizeof solution;
    if (nonet_puzzle_read(NULL, text, strlen(text), &puzzle, &error) != NONET_OK ||
        nonet_solve(puzzle, NULL, NULL, &answer, &error) != NONET_OK)
        return fprintf(stderr, "%s\n", error.message), 3;
    print_grid(nonet_puzzle_board(puzzle), nonet_puzzle_cells(puzzle));
    puts("");
    if (answer.solutions == 0) return puts("no solution exists"), 1;
    print_grid(nonet_puzzle_board(puzzle), solution);
    nonet_puzzle_free(puzzle);
    return 0;
}
