/** The languages of the sample. */
export const LANGUAGES = ["en", "fi", "sv", "de", "ar"] as const;
export type Language = (typeof LANGUAGES)[number];
