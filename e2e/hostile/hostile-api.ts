// A deployment that misbehaves: sound for surveys, questions and single chains, and for lists of chains whatever a
// fault says. It notes every request, for whatever origin it was meant.
import { json, preflight, status } from "../../src/client/testing/answers.ts";
import type { Fault } from "../../src/client/testing/faults/fault.ts";
import { chainRows } from "../../src/client/testing/rows.ts";
import { socketServer, type Answer, type Asked } from "../../src/client/testing/socket-server.ts";

export type Misbehaviour = Pick<Fault, "answer" | "rows">;

export interface HostileApi {
  readonly baseUrl: string;
  /** The same server by another name, and so another origin to a browser. */
  readonly otherOrigin: string;
  readonly asked: readonly Asked[];
  /** Requests for lists of chains since the fault began. */
  readonly lists: () => number;
  /** From now on lists are answered like this; the count of requests starts over. */
  readonly begin: (misbehaviour: Misbehaviour) => void;
  readonly stop: () => void;
}

const question = {
  _id: "q",
  title: "Would you recommend us?",
  questionType: "NPS",
  languages: ["en"],
  language: "en",
  surveyId: "s1",
};
const survey = { _id: "s1", name: "Visits", languages: ["en"], questions: [question] };
const only = (row: unknown): Answer => json({ data: [row], paging: { next: null, previous: null } });

const CHAINS = "/v5.0.3/response-chains";

export async function hostileApi(): Promise<HostileApi> {
  let now: Required<Misbehaviour> = { answer: () => status(500), rows: [] };
  let lists = 0;
  const { asked, baseUrl, stop } = await socketServer((request) => {
    const { pathname } = request.url;
    if (request.method === "OPTIONS") return preflight;
    if (pathname === "/v5.0.3/surveys") return only(survey);
    if (pathname === "/v5.0.3/questions") return only(question);
    if (pathname.startsWith(`${CHAINS}/`)) return one(now.rows, pathname.slice(CHAINS.length + 1));
    const number = pathname === CHAINS ? lists : lists - 1;
    if (pathname === CHAINS) lists += 1;
    return now.answer({ ...request, number }, now.rows);
  });
  return {
    baseUrl,
    otherOrigin: baseUrl.replace("127.0.0.1", "localhost"),
    asked,
    lists: () => lists,
    begin: ({ answer, rows = chainRows(12) }) => {
      now = { answer, rows };
      lists = 0;
    },
    stop,
  };
}

function one(rows: readonly unknown[], segment: string): Answer {
  const row = rows.find((each) => idOf(each) === decodeURIComponent(segment));
  return row === undefined ? status(404) : json(row);
}

/** The `_id` of whatever may be a row. */
export const idOf = (row: unknown): unknown =>
  typeof row === "object" && row !== null && "_id" in row ? row._id : undefined;
