/* Solves the puzzle given as the argument, of any board: cells, JSON with a board, a link of another program. */
#include <nonet/nonet.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char** argv) {
    const char* text = argc > 1 ? argv[1] : "";
    nonet_error error = NONET_ERROR_INIT;
    nonet_text* answer = nonet_text_new();
    const nonet_status status = nonet_board_solve(NULL, text, strlen(text), NULL, answer, &error);
    if (status == NONET_OK)
        puts(nonet_text_chars(answer));
    else
        fprintf(stderr, "%s\n", error.message);
    nonet_text_free(answer);
    return status == NONET_OK ? 0 : 3;
}
