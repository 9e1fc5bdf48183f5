/* Solves the puzzle given as the second argument on the board given as the first: 6x6, 9x9+x, ... */
#include <nonet/nonet.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char** argv) {
    const char* board = argc > 1 ? argv[1] : "9x9";
    const char* text = argc > 2 ? argv[2] : "";
    nonet_error error = NONET_ERROR_INIT;
    nonet_text* answer = nonet_text_new();
    const nonet_status status = nonet_board_solve(board, text, strlen(text), NULL, answer, &error);
    if (status == NONET_OK)
        puts(nonet_text_chars(answer));
    else
        fprintf(stderr, "%s\n", error.message);
    nonet_text_free(answer);
    return status == NONET_OK ? 0 : 3;
}
