/**
 * The body of `GET /earshot/answers`: an Arrow IPC stream (arrow.apache.org/docs/format/Columnar.html), oldest answers
 * first. One row is one answer that was asked for; a chain without any is one row, with null for what answers tell.
 * Rows ascend by time, then by chain (code points); the rows of a chain follow one another as its responses do.
 */

/** Where the stream is, below the base address. */
export const ANSWERS_PATH = "/earshot/answers";

export const ANSWERS_MEDIA_TYPE = "application/vnd.apache.arrow.stream";

/** Rows of a record batch at most. */
export const MOST_BATCH_ROWS = 131_072;

/** The key of the schema's metadata that tells, in decimal digits, how many chains the whole stream has rows of. */
export const CHAINS_KEY = "chains";

/**
 * The key of the schema's metadata that is there, as "true", where some numbers of `value` stand in `answer` alone. The
 * specification says each number again in `valueNum`, and only there does one count for NPS: whoever counts reads pages
 * of such answers.
 */
export const UNSAID_KEY = "unsaid";

/** What a comment is, for whoever reads answers: one of this type whose text is more than blanks. */
export const COMMENT_TYPE = "Text";

export const saysSomething = (text: string): boolean => text.trim() !== "";
