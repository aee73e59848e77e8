// A stream of all answers is announced, and is not what it should be: reading goes on by pages.
import { ANSWERS_MEDIA_TYPE, ANSWERS_PATH } from "../../../contract/answers/answers-stream.ts";
import { answersLink } from "../../../contract/answers/answers-link.ts";
import { encodedAnswers } from "../../../reading/testing/encoded-answers.ts";
import { html, json, redirect, reset, status, whole } from "../answers.ts";
import { chainRows, pageOf } from "../rows.ts";
import type { Answer } from "../socket-server.ts";
import { everything, PAGE, type Fault } from "./fault.ts";

const CHAINS = chainRows(12).toReversed();

/** Pages that announce the stream, which is answered as given. */
const announcing = (name: string, stream: Answer, link = answersLink("http://api")): Fault => ({
  name,
  answer: (asked, rows) =>
    asked.url.pathname === ANSWERS_PATH ? stream : json(pageOf(rows, PAGE, asked), { Link: link }),
  ...everything,
});

const sent = (bytes: Uint8Array, type = ANSWERS_MEDIA_TYPE): Answer =>
  whole(200, bytes, { "Content-Type": type });

/** Content-Length names more bytes than ever come. */
const tooShort: Answer = (socket) => {
  const bytes = encodedAnswers(CHAINS);
  socket.write(
    `HTTP/1.1 200 OK\r\nAccess-Control-Allow-Origin: *\r\nContent-Type: ${ANSWERS_MEDIA_TYPE}\r\nContent-Length: ${bytes.length}\r\nConnection: close\r\n\r\n`,
  );
  socket.end(bytes.subarray(0, bytes.length / 2));
};

/** The record batch, and then everything from behind the schema once more: its dictionaries too. */
function grown(): Uint8Array {
  const bytes = encodedAnswers(CHAINS);
  const schema = 8 + new DataView(bytes.buffer).getInt32(4, true);
  return new Uint8Array([...bytes.subarray(0, -8), ...bytes.subarray(schema)]);
}

export const streamFaults: readonly Fault[] = [
  announcing("a stream that is whole", sent(encodedAnswers(CHAINS))),
  announcing("a stream that ends early", sent(encodedAnswers(CHAINS).subarray(0, -8))),
  announcing("a stream cut inside a message", tooShort),
  announcing("a stream of another schema", sent(encodedAnswers(CHAINS, { without: ["value"] }))),
  announcing(
    "a stream with fewer chains than it says",
    sent(encodedAnswers(CHAINS.slice(1), { ofChains: 12 })),
  ),
  announcing("a stream whose dictionaries grow", sent(grown())),
  announcing("a stream of another media type", sent(encodedAnswers(CHAINS), "application/octet-stream")),
  announcing("a web page in place of the stream", html(200)),
  announcing("a stream that is refused", status(403)),
  announcing("a stream that is reset", reset),
  announcing("a stream that is redirected", redirect("http://127.0.0.1:1/earshot/answers")),
  announcing(
    "a stream announced on another origin",
    sent(encodedAnswers(CHAINS)),
    '<http://127.0.0.1:1/earshot/answers>; rel="urn:earshot:answers"',
  ),
];
