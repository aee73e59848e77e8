/** The lists of stop words that are used. Named one by one, so that a build leaves out those of fifty other languages. */
export { ar, de, en, es, fi, fr, sv } from "stopwords-iso";
