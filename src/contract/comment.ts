/** What a comment is, for whoever reads answers: one of this type whose text is more than blanks. */
export const COMMENT_TYPE = "Text";

export const saysSomething = (text: string): boolean => text.trim() !== "";
