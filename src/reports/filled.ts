/** A phrase with `values` in the place of the names in braces. */
export const filled = (phrase: string, values: Readonly<Record<string, string>>): string =>
  phrase.replaceAll(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole);
