const LONGEST = 60;

/** Letters and digits of any script, joined by dashes: a name that every file system takes. May be empty. */
export const slug = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, "");
