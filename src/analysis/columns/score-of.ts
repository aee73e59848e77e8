/** Which answers count for NPS: those whose `valueNum` is a whole number from 0 to 10. */
import type { Response } from "../../contract/resources.ts";
import { NOT_COUNTED } from "./cells.ts";

/** The score of an answer of type NPS, or `NOT_COUNTED`. */
export const scoreOf = ({ valueNum }: Response): number =>
  valueNum !== undefined && Number.isInteger(valueNum) && valueNum >= 0 && valueNum <= 10
    ? valueNum
    : NOT_COUNTED;
