import { expect, test, vi } from "vitest";
import { chain, survey } from "../api/api-fixture.ts";
import type { ArchivedSurvey } from "../documents/documents.ts";
import { quoted, SurveyQuestions } from "./survey-questions.ts";

const [response] = chain().responses;
if (response === undefined) throw new Error("no response to try");

/** Knows the stored survey `s1` alone. */
function stored() {
  const lookUp = vi.fn<(id: string) => Promise<ArchivedSurvey | undefined>>(async (id) =>
    id === "s1" ? survey() : undefined,
  );
  return { lookUp, questions: new SurveyQuestions({ survey: lookUp }) };
}

test("a chain may refer to what is there, in surveys that are looked up once", async () => {
  const { lookUp, questions } = stored();
  questions.learn(survey({ _id: "s2" }));
  const other = chain({ responses: [response, { ...response, surveyId: "s2" }] });
  expect(await questions.missingFor(chain())).toBeUndefined();
  expect(await questions.missingFor(other)).toBeUndefined();
  expect(lookUp.mock.calls).toEqual([["s1"]]);
});

test.each([
  [chain({ surveyId: "s9" }), "surveyId", 'names the unknown survey "s9"'],
  [
    chain({ responses: [response, { ...response, surveyId: "s9" }] }),
    "responses[1].surveyId",
    'names the unknown survey "s9"',
  ],
  [
    chain({ responses: [response, { ...response, questionId: "q9" }] }),
    "responses[1].questionId",
    'names the question "q9", which survey "s1" does not have',
  ],
])("a reference that leads nowhere is named (%#)", async (document, field, reason) => {
  expect(await stored().questions.missingFor(document)).toEqual({ field, reason });
});

test("long ids are cut for the message", () => {
  expect(quoted("a".repeat(80))).toBe(`"${"a".repeat(80)}"`);
  expect(quoted("a".repeat(81))).toBe(`"${"a".repeat(80)}…"`);
  expect(quoted('"\n')).toBe(String.raw`"\"\n"`);
});
