/** A text as it is compared with others: upper and lower case, and two ways to write one letter, are the same. */
export const foldedText = (text: string): string => text.normalize("NFC").toLowerCase();
