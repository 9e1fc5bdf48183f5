// What tells an English text from a German one.

/** English words that must not occur in a German text; names of techniques stay English. */
export const english = /(?<!\p{L})(?:the|is|are|has|have|of|and|not|only|each|one|two|this|that|must|be|there|would|look|from|place|candidate|digit|wrong|solution|expected|found|grid|rows?|columns?|box(?:es)?|cells?)(?!\p{L})/iu;

/** Whether an error is in German, apart from what it quotes, and lists of keys. */
export const isGermanError = (message) => /^gefunden: .*; erwartet: /.test(message) && !english.test(message.replace(/'.*'|„[^“]*“|: (?:iconv|pandas).*|\(oder [^)]*, \.\.\.\)/g, ''));
