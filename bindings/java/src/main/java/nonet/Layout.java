// Written by tools/native_face from nonet.h; not to be edited.

package nonet;

/** The offsets of the fields of nonet.h's structs, for 64-bit addresses. */
final class Layout {
    static final int errorSize = 272;
    static final int errorCode = 8;
    static final int errorAt = 16;
    static final int errorLine = 24;
    static final int errorColumn = 32;
    static final int errorMessage = 40;
    static final int limitsSize = 40;
    static final int limitsSolutions = 8;
    static final int limitsNodes = 16;
    static final int limitsNanoseconds = 24;
    static final int limitsCancel = 32;
    static final int answerSize = 72;
    static final int answerOutcome = 8;
    static final int answerSolutions = 16;
    static final int answerDigitTries = 24;
    static final int answerBacktracks = 32;
    static final int answerNodes = 40;
    static final int answerFirst = 48;
    static final int answerSecond = 56;
    static final int answerRoom = 64;
    static final int batchSize = 64;
    static final int batchCount = 8;
    static final int batchGrids = 16;
    static final int batchFirst = 24;
    static final int batchSecond = 32;
    static final int batchOutcomes = 40;
    static final int batchSolutions = 48;
    static final int batchNodes = 56;
    static final int recordSize = 40;
    static final int recordStatus = 8;
    static final int recordLine = 16;
    static final int recordAt = 24;
    static final int recordPuzzle = 32;
    static final int pathSize = 40;
    static final int pathPruned = 8;
    static final int pathOnly = 16;
    static final int pathWithout = 24;
    static final int pathScale = 32;
    static final int optionsSize = 144;
    static final int optionsSeed = 8;
    static final int optionsAttempts = 16;
    static final int optionsMinimal = 24;
    static final int optionsUnbiased = 28;
    static final int optionsFewestGivens = 32;
    static final int optionsMostGivens = 36;
    static final int optionsSymmetry = 40;
    static final int optionsPattern = 48;
    static final int optionsContains = 56;
    static final int optionsSolution = 64;
    static final int optionsNeeds = 72;
    static final int optionsLike = 80;
    static final int optionsLikeDrop = 88;
    static final int optionsLikeAdd = 92;
    static final int optionsLowestRating = 96;
    static final int optionsHighestRating = 100;
    static final int optionsUnlike = 104;
    static final int optionsScale = 112;
    static final int optionsLevel = 120;
    static final int optionsRules = 128;
    static final int optionsClues = 136;
    static final int optionsJigsaw = 140;
    static final int traceSize = 56;
    static final int traceStop = 8;
    static final int traceFull = 12;
    static final int traceEvents = 16;
    static final int traceSolutions = 24;
    static final int traceDigitTries = 32;
    static final int traceBacktracks = 40;
    static final int traceNodes = 48;
    static final int auditOptionsSize = 32;
    static final int auditOptionsMinimality = 8;
    static final int auditOptionsNodes = 16;
    static final int auditOptionsCancel = 24;
    static final int auditRowSize = 56;
    static final int auditRowText = 8;
    static final int auditRowLength = 16;
    static final int auditRowSolution = 24;
    static final int auditRowSolutionLength = 32;
    static final int auditRowFile = 40;
    static final int auditRowLine = 48;

    private Layout() {}
}
