/** Chains for tests of what is made of them. */
import type { Response, ResponseChain } from "../../contract/resources.ts";

export const response = (fields: Partial<Response> = {}): Response => ({
  question: "How likely…?",
  answer: "",
  valueNum: undefined,
  valueString: undefined,
  language: "en",
  questionType: "Text",
  questionId: "q1",
  surveyId: "s1",
  ...fields,
});

export const chain = (fields: Partial<ResponseChain> = {}): ResponseChain => ({
  _id: "c1",
  surveyId: "s1",
  touchpointId: "t1",
  touchpointName: "Helsinki",
  createdAt: 1_800_000_000,
  createdAtDate: "2027-01-15T08:00:00.000Z",
  teamId: "team-a",
  teamName: "Stores",
  metadata: {},
  language: "fi",
  browser: undefined,
  responses: [],
  ...fields,
});
