/** A text as it is compared with others: upper and lower case, and two ways to write one letter, are the same. */
export const foldedText = (text: string): string => text.normalize("NFC").toLowerCase();

/** A text that begins with a capital letter, as far as its script has such. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
