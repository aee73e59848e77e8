/**
 * Gathers the answers to questions that can be sliced by, row by row: choices, buttons, short scales and sliders, of
 * at most 50 values. A choice is kept by its id, whatever language it was named in. What was written freely, and
 * whatever points at a person, is never gathered.
 */
import type { Response, Question } from "../../contract/resources.ts";
import { personalKind } from "../../lib/text/personal-kind.ts";
import { givenAnswers } from "./given-answers.ts";
import { MetadataBuilder, type Limits } from "./metadata-builder.ts";
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
  readonly #values = new MetadataBuilder(ANSWER_LIMITS);
  readonly #choices: ReadonlyMap<string, PlacedChoices>;
  readonly #scored: ReadonlySet<string>;
  readonly #several = new Set<string>();

  /** `scored` are the questions that are scored themselves, which are no dimension of their own score. */
  constructor(known: KnownChoices, scored: readonly string[] = []) {
    this.#scored = new Set(scored);
    this.#choices = new Map(Array.from(known, ([question, choices]) => [question, placedChoices(choices)]));
  }

  /** Notes what a chain answers, for one of its rows. What names several choices, in one response or in several, has no value. */
  set(row: number, responses: readonly Response[]): void {
    const values = new Map<string, string>();
    for (const response of responses) {
      const { questionId, questionType } = response;
      if (NEVER.has(questionType) || this.#scored.has(questionId)) continue;
      const value = this.#valueOf(response);
      if (value === undefined) continue;
      const isOther = (values.get(questionId) ?? value) !== value;
      values.set(questionId, isOther ? SEVERAL : value);
    }
    for (const [question, value] of values)
      if (value === SEVERAL) this.#several.add(question);
      else if (value !== UNKNOWN) this.#values.setValue(row, question, value);
  }

  /** The columns of all rows, of which there are so many; by question. */
  columns(rows: number): AnswerColumns {
    return {
      columns: this.#values.columns(rows),
      tooVaried: this.#values.tooVaried,
      hasMoreKeys: this.#values.hasMore,
      several: [...this.#several],
    };
  }

  /** Undefined where nothing is given. */
  #valueOf(response: Response): string | undefined {
    const [given, ...more] = givenAnswers(response);
    if (given === undefined) return undefined;
    if (more.length > 0) return SEVERAL;
    if (typeof given === "number") return String(given);
    const known = this.#choices.get(response.questionId);
    if (known === undefined) return personalKind(given) === undefined ? given.trim() : UNKNOWN;
    const [value, ...others] = valuesNamed(given, known);
    return others.length > 0 ? SEVERAL : (value ?? sharedName(given, known) ?? UNKNOWN);
  }
}

/** What stands for no value: several choices, and what is none of them or points at a person. No value is so. */
const SEVERAL = "\n";
const UNKNOWN = "";

/** A question with more different answers is no use to slice by. */
export const ANSWER_LIMITS: Limits = { values: 50, keys: 256 };

export interface AnswerColumns {
  /** The key of each is the question's id; its values are ids of choices, titles that several share, or numbers as text. */
  readonly columns: readonly MetadataColumn[];
  /** Questions with more than `ANSWER_LIMITS.values` different answers. */
  readonly tooVaried: readonly string[];
  /** Whether there were more questions than are kept, those that come first by id. */
  readonly hasMoreKeys: boolean;
  /** Questions to which some chains gave several answers, which have no value. */
  readonly several: readonly string[];
}

interface WithQuestions {
  readonly questions: readonly Pick<Question, "_id" | "choices">[];
}

/** By question; each choice once, with all of its names. */
export function knownChoices(surveys: readonly WithQuestions[]): KnownChoices {
  const asked = surveys.flatMap(({ questions }) => questions.filter(({ choices }) => choices.length > 0));
  const byQuestion = Map.groupBy(asked, ({ _id }) => _id);
  return new Map(Array.from(byQuestion, ([question, versions]) => [question, choicesIn(versions)]));
}

function choicesIn(versions: WithQuestions["questions"]): readonly NamedChoice[] {
  const choices = versions.flatMap((version) => version.choices);
  return Array.from(
    Map.groupBy(choices, ({ fieldId }) => fieldId),
    ([id, own]) => ({ id, names: [...new Set(own.map(({ fieldName }) => fieldName))] }),
  );
}
