/** Characters that a cell draws of an answer: more than its lines hold, and enough for a printed list. */
export const COMMENT = 600;

/** Characters of a question’s title, or of a key, in the head of its column. */
export const HEADER = 120;
