/** The lists of the library that are used; it brings no types of its own. */
declare module "stopword" {
  export const ara: readonly string[];
  export const deu: readonly string[];
  export const eng: readonly string[];
  export const fin: readonly string[];
  export const fra: readonly string[];
  export const spa: readonly string[];
  export const swe: readonly string[];
}
