// A stream of all answers is announced, and is not what it should be: reading goes on by pages.
import { ANSWERS_MEDIA_TYPE, ANSWERS_PATH, answersLink } from "../../../contract/answers/answers-link.ts";
import { readAnswersQuery, type AnswersQuery } from "../../../contract/answers-query.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { encodedAnswers, type EncodedAnswers } from "../../../reading/testing/encoded-answers.ts";
import { html, json, redirect, reset, status, whole } from "../answers.ts";
import { chainRows, pageOf } from "../rows.ts";
import type { Answer } from "../socket-server.ts";
import { everything, PAGE, type Fault } from "./fault.ts";

const CHAINS = chainRows(12).toReversed();

type StreamAnswer = (query: AnswersQuery) => Answer;

/** Pages that announce the stream, which is answered as given. */
const announcing = (name: string, stream: StreamAnswer, link = answersLink("http://api")): Fault => ({
  name,
  answer: (asked, rows) => {
    if (asked.url.pathname !== ANSWERS_PATH) return json(pageOf(rows, PAGE, asked), { Link: link });
    const reading = readAnswersQuery(asked.url.searchParams);
    return reading.ok ? stream(reading.query) : status(400);
  },
  ...everything,
});

type Change = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;

interface Sent extends EncodedAnswers {
  readonly type?: string;
  readonly chains?: readonly ResponseChain[];
}

const sent =
  (change: Change, { type = ANSWERS_MEDIA_TYPE, chains = CHAINS, ...settings }: Sent = {}): StreamAnswer =>
  (query) =>
    whole(200, change(encodedAnswers(chains, { query, ...settings })), { "Content-Type": type });

const asIs: Change = (bytes) => bytes;

/** Content-Length names more bytes than ever come. */
const tooShort: StreamAnswer = (query) => (socket) => {
  const bytes = encodedAnswers(CHAINS, { query });
  socket.write(
    `HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Type: ${ANSWERS_MEDIA_TYPE}\r\nContent-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`,
  );
  socket.end(bytes.subarray(0, bytes.length / 2));
};

/** The record batch, and then everything from behind the schema once more: its dictionaries too. */
function grown(bytes: Uint8Array<ArrayBuffer>): Uint8Array {
  const schema = 8 + new DataView(bytes.buffer).getInt32(4, true);
  return new Uint8Array([...bytes.subarray(0, -8), ...bytes.subarray(schema)]);
}

/** Whatever is asked. */
const always =
  (answer: Answer): StreamAnswer =>
  () =>
    answer;

export const streamFaults: readonly Fault[] = [
  announcing("a stream that is whole", sent(asIs)),
  announcing(
    "a stream that ends early",
    sent((bytes) => bytes.subarray(0, -8)),
  ),
  announcing("a stream cut inside a message", tooShort),
  announcing("a stream of another schema", sent(asIs, { without: ["value"] })),
  announcing("a stream with fewer chains than it says", sent(asIs, { ofChains: 13 })),
  announcing("a stream whose dictionaries grow", sent(grown)),
  announcing("a stream out of order", sent(asIs, { chains: CHAINS.toReversed() })),
  announcing("a stream of another media type", sent(asIs, { type: "application/octet-stream" })),
  announcing("a web page in place of the stream", always(html(200))),
  announcing("a stream that is refused", always(status(403))),
  announcing("a stream that is reset", always(reset)),
  announcing("a stream that is redirected", always(redirect("http://127.0.0.1:1/earshot/answers"))),
  announcing(
    "a stream announced on another origin",
    sent(asIs),
    '<http://127.0.0.1:1/earshot/answers>; rel="urn:earshot:answers"',
  ),
];
