// 100,000 chains in pages of 100, as bytes in memory.
import { pageLink } from "../../src/contract/endpoints.ts";

const CHAINS = 100_000;
const PAGE = 100;

const text = "The people at the till were friendly, though the queue was long and only one of two was open.";

const chainAt = (number: number) => ({
  _id: number.toString(16).padStart(24, "0"),
  surveyId: `survey-${number % 6}`,
  touchpointId: `touchpoint-${number % 14}`,
  touchpointName: "Helsinki, Kamppi",
  createdAt: 1_790_000_000 - number * 600,
  createdAtDate: new Date((1_790_000_000 - number * 600) * 1000).toISOString(),
  teamId: "team-1",
  teamName: "Stores",
  metadata: { till: String(number % 9), shift: "morning" },
  language: "en",
  browser: "Chrome 131",
  responses: [
    {
      question: "How likely are you to recommend us to a friend or colleague?",
      answer: number % 11,
      valueNum: number % 11,
      language: "en",
      questionType: "NPS",
      questionId: "question-1",
      surveyId: `survey-${number % 6}`,
    },
    {
      question: "What is the main reason for your score?",
      answer: text,
      valueString: text,
      language: "en",
      questionType: "Text",
      questionId: "question-2",
      surveyId: `survey-${number % 6}`,
    },
  ],
});

const pages = Array.from({ length: CHAINS / PAGE }, (_, index) => {
  const skip = index * PAGE;
  const data = Array.from({ length: PAGE }, (_row, at) => chainAt(skip + at));
  const next =
    skip + PAGE < CHAINS ? pageLink("http://bench.test", "response-chains", skip + PAGE, []) : null;
  return Buffer.from(JSON.stringify({ data, paging: { next, previous: null } }));
});
const empty = Buffer.from('{"data":[],"paging":{"next":null,"previous":null}}');

/** The body of the page that a request asks for. */
export function pageAt(search: URLSearchParams): Buffer {
  return pages[Number(search.get("skip") ?? "0") / PAGE] ?? empty;
}
