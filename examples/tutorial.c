/* The tutorials' program: prints a puzzle and its solution. */
#include <nonet/nonet.h>
#include <stdio.h>
#include <string.h>

static const char* const grid =
    "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..";

int main(int argc, char** argv) {
    const char* text = argc > 1 ? argv[1] : grid;
    char solution[NONET_CELLS_ROOM], rows[2048];
    size_t needed;
    nonet_answer answer = NONET_ANSWER_INIT;
    nonet_error error = NONET_ERROR_INIT;
    answer.first = solution, answer.room = sizeof solution;
    if (nonet_solve(text, strlen(text), NULL, NULL, &answer, &error) != NONET_OK)
        return fprintf(stderr, "%s\n", error.message), 3;
    nonet_format(text, strlen(text), "grid", rows, sizeof rows, &needed, NULL);
    puts(rows);
    if (answer.solutions == 0) return puts("no solution exists"), 1;
    nonet_format(solution, strlen(solution), "grid", rows, sizeof rows, &needed, NULL);
    return fputs(rows, stdout) < 0;
}
