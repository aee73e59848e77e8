// Serves 100,000 chains in pages of 100 from memory, each answer after `argv[2]` milliseconds.
import { createServer } from "node:http";
import { pageLink } from "../../src/contract/paging.ts";

const CHAINS = 100_000;
const PAGE = 100;
const latency = Number(process.argv[2] ?? "0");

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

const server = createServer((request, response) => {
  const skip = Number(new URL(request.url ?? "/", "http://bench.test").searchParams.get("skip") ?? "0");
  const body = pages[skip / PAGE] ?? empty;
  const answer = () =>
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": body.length }).end(body);
  if (latency === 0) answer();
  else setTimeout(answer, latency);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address !== null) console.log(`at http://127.0.0.1:${address.port}`);
});
