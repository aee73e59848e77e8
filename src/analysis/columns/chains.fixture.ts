/** Chains for the tests of this folder: made by hand, or any that fast-check thinks of. */
import * as fc from "fast-check";
import type { Response, ResponseChain } from "../../contract/resources.ts";
import type { Columns } from "./columns.ts";
import { pickRows } from "./pick-rows.ts";

/** An answer of a question type; a number is its `valueNum`, a text its `valueString`. */
export function answer(questionType: string, questionId: string, value: unknown): Response {
  return {
    question: questionId,
    answer: value,
    valueNum: typeof value === "number" ? value : undefined,
    valueString: typeof value === "string" ? value : undefined,
    language: "en",
    questionType,
    questionId,
    surveyId: "",
  };
}

export function chain(overrides: Partial<ResponseChain> & { readonly _id: string }): ResponseChain {
  return {
    surveyId: "survey",
    touchpointId: "touchpoint",
    touchpointName: "Touchpoint",
    createdAt: 1_700_000_000,
    createdAtDate: "",
    teamId: "team",
    teamName: "Team",
    metadata: {},
    language: "en",
    browser: undefined,
    responses: [],
    ...overrides,
  };
}

/** The rows whose time, in unix seconds, is one of those wanted. */
export const rowsWhere = (columns: Columns, isWanted: (time: number) => boolean): Columns =>
  pickRows(
    columns,
    Uint32Array.from({ length: columns.rows }, (_, row) => row).filter((row) =>
      isWanted(columns.time[row] ?? 0),
    ),
  );

/** A chain id of the usual shape whose first digits are `seconds`. */
export const usualId = (seconds: number, serial: number): string =>
  seconds.toString(16).padStart(8, "0") + serial.toString(16).padStart(16, "0");

const npsAnswer = fc
  .tuple(fc.constantFrom("q1", "q2"), fc.oneof(fc.nat(10), fc.constantFrom(-1, 11, 7.5, "9")))
  .map(([question, value]) => answer("NPS", question, value));

const otherAnswer = fc.constantFrom(
  answer("Text", "t1", "Quick and kind"),
  answer("Text", "t1", "  "),
  answer("Button", "b1", 1),
);

const ofTwo = (name: string) => fc.constantFrom(`${name}1`, `${name}2`);

/** Up to 60 chains with different ids, in any order, some at the same second, some at none. */
export const anyChains: fc.Arbitrary<readonly ResponseChain[]> = fc
  .array(
    fc.record({
      surveyId: ofTwo("survey"),
      touchpointId: ofTwo("touchpoint"),
      teamId: ofTwo("team"),
      language: ofTwo("language"),
      createdAt: fc.oneof(
        { weight: 9, arbitrary: fc.nat(40).map((n) => 1_700_000_000 + n * 7200) },
        fc.constant(1e18),
      ),
      metadata: fc.dictionary(fc.constantFrom("till", "__proto__"), fc.constantFrom("1", 2, true, "", null), {
        noNullPrototype: true,
      }),
      responses: fc.array(fc.oneof(npsAnswer, otherAnswer), { maxLength: 4 }),
      odd: fc.boolean(),
    }),
    { maxLength: 60 },
  )
  .map((chains) =>
    chains.map(({ odd, ...rest }, serial) =>
      chain({
        ...rest,
        _id: odd ? `Chain ${serial}` : usualId(serial % 3 === 0 ? rest.createdAt % 2 ** 32 : 7, serial),
      }),
    ),
  );
