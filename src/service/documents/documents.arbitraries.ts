/** Archives for property tests: documents of every shape that the format allows, with few ids so that they meet. */
import * as fc from "fast-check";
import type {
  ArchivedChain,
  ArchivedQuestion,
  ArchivedResponse,
  ArchivedSurvey,
  Texts,
} from "./documents.ts";

/** Text with what trips up text: quotes, backslashes, control characters, both sides of the surrogate range. */
const anyText: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(
    ...'abz é"\\/\n\t\u0001\u0002\u0003\u001f\u2028\ud7ff\ue000\uffff'.split(""),
    "\u{10000}",
    "\u{1f600}",
  ),
  maxLength: 6,
});

/** Identifiers come from outside: anything but nothing. */
const anyIdentifier = anyText.filter((text) => text !== "");

export const anyTeamId: fc.Arbitrary<string> = fc.constantFrom("t1", "t2", "t\uffff", "t\u{10000}");
export const anySurveyId: fc.Arbitrary<string> = fc.constantFrom("s1", "s2", "s3");
export const anyTouchpointId: fc.Arbitrary<string> = fc.constantFrom("p1", "p2");
/** Few seconds, so that chains share them. */
export const anyCreatedAt: fc.Arbitrary<number> = fc.integer({ min: -2, max: 5 });

/** What lists of chains can be filtered by, field by field. */
export const anyFilterFields = {
  createdFrom: anyCreatedAt,
  createdTo: anyCreatedAt,
  touchpointId: anyTouchpointId,
  surveyId: fc.uniqueArray(anySurveyId, { minLength: 1, maxLength: 2 }),
  isClosed: fc.boolean(),
  surveyVersion: fc.constantFrom(2 as const, 3 as const),
};

const languageCode = fc.constantFrom("en", "fi", "sv", "ar");

const anyTexts: fc.Arbitrary<Texts> = fc.dictionary(languageCode, anyText, { noNullPrototype: true });

const anyQuestion: fc.Arbitrary<ArchivedQuestion> = fc.record(
  {
    _id: fc.constantFrom("q1", "q2", "q3", "q\u{1f600}"),
    questionType: fc.constantFrom("NPS", "Text", "Word", "Contact"),
    title: anyTexts,
    subtitle: anyTexts,
    languages: fc.uniqueArray(languageCode),
    choices: fc.array(fc.record({ fieldId: anyText, fieldName: anyTexts }), { maxLength: 2 }),
  },
  { requiredKeys: ["_id", "questionType", "title", "languages", "choices"] },
);

/** A survey with the given id. */
export const anySurvey = (_id: string): fc.Arbitrary<ArchivedSurvey> =>
  fc.record({
    _id: fc.constant(_id),
    name: anyText,
    createdBy: anyText,
    teamId: anyTeamId,
    teamName: anyText,
    languages: fc.uniqueArray(languageCode),
    archived: fc.boolean(),
    questions: fc.uniqueArray(anyQuestion, { selector: (question) => question._id, maxLength: 3 }),
  });

const anyResponse: fc.Arbitrary<ArchivedResponse> = fc.record(
  {
    questionId: fc.oneof(fc.constantFrom("q1", "q2"), anyIdentifier),
    questionType: fc.constantFrom("NPS", "Text"),
    surveyId: fc.oneof(anySurveyId, anyIdentifier),
    answer: fc.oneof(fc.integer({ min: 0, max: 10 }), anyText),
    valueNum: fc.integer({ min: 0, max: 10 }),
    valueString: anyText,
    language: languageCode,
  },
  { requiredKeys: ["questionId", "questionType", "surveyId", "answer", "language"] },
);

const chainFields = {
  surveyId: anySurveyId,
  surveyVersion: fc.constantFrom(2 as const, 3 as const),
  isClosed: fc.boolean(),
  touchpointId: anyTouchpointId,
  touchpointName: anyText,
  createdAt: anyCreatedAt,
  createdAtDate: fc.constant(""),
  teamId: anyTeamId,
  teamName: anyText,
  metadata: fc.dictionary(anyText, fc.oneof(anyText, fc.integer(), fc.boolean()), {
    maxKeys: 2,
    noNullPrototype: true,
  }),
  language: languageCode,
  browser: fc.option(anyText, { nil: undefined }),
  responses: fc.array(anyResponse, { maxLength: 3 }),
};

/** A chain with the given id; `createdAtDate` says the same as `createdAt`. */
export const anyChain = (_id: string): fc.Arbitrary<ArchivedChain> =>
  fc.record(chainFields).map(({ browser, ...chain }) => {
    const createdAtDate = new Date(chain.createdAt * 1000).toISOString();
    const rest = browser === undefined ? {} : { browser };
    return Object.assign({ _id }, chain, { createdAtDate }, rest);
  });

const anyChainId = fc.oneof(
  fc.constantFrom("c\uffff", "c\u{10000}", "c\u{1f600}", "c\ue000"),
  fc.integer({ min: 0, max: 40 }).map((number) => `c${number}`),
);

/** Chains with different ids, some of which sort differently by code point than by UTF-16 unit. */
export const anyChains: fc.Arbitrary<readonly ArchivedChain[]> = fc
  .uniqueArray(anyChainId, { maxLength: 24 })
  .chain((ids) => fc.tuple(...ids.map(anyChain)));
