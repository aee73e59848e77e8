import type { ReactNode } from "react";
import type { ResponseChain, Response } from "../../../contract/resources.ts";
import type { Placeable } from "./layout.ts";
import { isNamed } from "../../../contract/question-key.ts";

/** A column that can be chosen, moved and resized. */
export interface ChainColumn extends Placeable {
  readonly header: string;
  readonly cell: (chain: ResponseChain) => ReactNode;
  /** Numbers stand at the end of their cell, digit under digit. */
  readonly numeric?: boolean;
  /** Left out where the list stands beside a chain; what matters of it is said in another cell. */
  readonly wideOnly?: boolean;
  /** The column that names the row. */
  readonly rowHeader?: boolean;
}

/** A chain's answers to the question that `name`, a key or an id alone, stands for. */
export const answersTo = (name: string, { surveyId, responses }: ResponseChain): readonly Response[] =>
  responses.filter(({ questionId }) => isNamed(name, { surveyId, _id: questionId }));

/** Characters that a cell draws of an answer: more than its lines hold, and enough for a printed list. */
export const COMMENT = 600;

/** Characters of a question’s title, or of a key, in the head of its column. */
export const HEADER = 120;

/** What a chain's touchpoint is called: its id where it has no name. */
export const touchpointOf = ({ touchpointName, touchpointId }: ResponseChain): string =>
  touchpointName || touchpointId;
