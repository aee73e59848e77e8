/** The lists of the library that are used; it is one file of JSON and brings no types of its own. */
declare module "stopwords-iso" {
  export const ar: readonly string[];
  export const de: readonly string[];
  export const en: readonly string[];
  export const es: readonly string[];
  export const fi: readonly string[];
  export const fr: readonly string[];
  export const sv: readonly string[];
}
