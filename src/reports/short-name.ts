import { cutText } from "../lib/text/cut-text.ts";

const MOST = 60;

/** A name as a sentence has it: not longer than the sentence. */
export const shortName = (name: string): string => cutText(name, MOST);
