/* Solves the puzzle given as the first argument, in any form. */
#include <nonet/nonet.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char** argv) {
    const char* text = argc > 1 ? argv[1] : "";
    char solution[NONET_CELLS_ROOM];
    nonet_answer answer = NONET_ANSWER_INIT;
    nonet_error error = NONET_ERROR_INIT;
    answer.first = solution;
    answer.room = sizeof solution;
    if (nonet_solve(text, strlen(text), NULL, NULL, &answer, &error) != NONET_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 3;
    }
    puts(answer.outcome == NONET_UNIQUE ? solution : nonet_outcome_name(answer.outcome));
    return answer.outcome != NONET_UNIQUE;
}
