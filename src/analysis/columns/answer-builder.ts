/**
 * Gathers the answers to questions that can be sliced by, row by row: choices, buttons, short scales and sliders, of
 * at most 50 values. A choice is kept by its id, whatever language it was named in. What was written freely, and
 * whatever points at a person, is never gathered.
 */
import type { Response, Question } from "../../contract/resources.ts";
import { personalKind } from "../../lib/text/personal-kind.ts";
import { givenAnswers } from "./given-answers.ts";
import { MetadataBuilder } from "./metadata-builder.ts";
import {
  placedChoices,
  sharedName,
  valuesNamed,
  type NamedChoice,
  type PlacedChoices,
} from "./choice-names.ts";
import type { MetadataColumn } from "./metadata-columns.ts";

/** The choices of each question that has any, by its id. */
export type KnownChoices = ReadonlyMap<string, readonly NamedChoice[]>;

/** Types that are no dimension: the score itself, and what is written freely. */
const NEVER: ReadonlySet<string> = new Set(["NPS", "Text", "Contact"]);

export class AnswerBuilder {
  readonly #values = new MetadataBuilder({ values: MAX_ANSWERS, keys: MAX_QUESTIONS });
  readonly #choices: ReadonlyMap<string, PlacedChoices>;
  readonly #scored: ReadonlySet<string>;

  /** `scored` are the questions that are scored themselves, which are no dimension of their own score. */
  constructor(known: KnownChoices, scored: readonly string[] = []) {
    this.#scored = new Set(scored);
    this.#choices = new Map(Array.from(known, ([question, choices]) => [question, placedChoices(choices)]));
  }

  /** Notes what a chain answers, for one of its rows. An answer that names several choices has no value. */
  set(row: number, responses: readonly Response[]): void {
    for (const response of responses) {
      const isNone = NEVER.has(response.questionType) || this.#scored.has(response.questionId);
      const value = isNone ? undefined : this.#valueOf(response);
      if (value !== undefined) this.#values.setValue(row, response.questionId, value);
    }
  }

  /** The columns of all rows, of which there are so many; by question. */
  columns(rows: number): AnswerColumns {
    return { columns: this.#values.columns(rows), tooVaried: this.#values.tooVaried };
  }

  #valueOf(response: Response): string | undefined {
    const [given, ...more] = givenAnswers(response);
    if (given === undefined || more.length > 0) return undefined;
    if (typeof given === "number") return String(given);
    const known = this.#choices.get(response.questionId);
    if (known === undefined) return personalKind(given) === undefined ? given.trim() : undefined;
    const [value, ...others] = valuesNamed(given, known);
    return others.length > 0 ? undefined : (value ?? sharedName(given, known));
  }
}

/** A question with more different answers is no use to slice by. */
export const MAX_ANSWERS = 50;

const MAX_QUESTIONS = 256;

export interface AnswerColumns {
  /** The key of each is the question's id; its values are ids of choices, titles that several share, or numbers as text. */
  readonly columns: readonly MetadataColumn[];
  /** Questions with more than `MAX_ANSWERS` different answers. */
  readonly tooVaried: readonly string[];
}

interface WithQuestions {
  readonly questions: readonly Pick<Question, "_id" | "choices">[];
}

/** By question; each choice once, with all of its names. */
export function knownChoices(surveys: readonly WithQuestions[]): KnownChoices {
  const known = new Map<string, Map<string, Set<string>>>();
  for (const { _id, choices } of surveys.flatMap(({ questions }) => questions)) {
    if (choices.length === 0) continue;
    const byId = known.get(_id) ?? new Map<string, Set<string>>();
    known.set(_id, byId);
    for (const { fieldId, fieldName } of choices)
      byId.set(fieldId, (byId.get(fieldId) ?? new Set()).add(fieldName));
  }
  return new Map(
    Array.from(known, ([question, byId]) => [
      question,
      Array.from(byId, ([id, names]): NamedChoice => ({ id, names: [...names] })),
    ]),
  );
}
