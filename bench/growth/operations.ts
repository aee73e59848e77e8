// What is measured over each size: an operation of the project, and a bare floor that does the least for the same.
import { createClient, type Client } from "../../src/client/create-client.ts";
import { CommentIndex } from "../../src/analysis/comments/comment-index.ts";
import { indexedComments } from "../../src/analysis/comments/indexed-comment.ts";
import { linesOfRepeats } from "../../src/analysis/comments/repeats.ts";
import { parseQuery } from "../../src/analysis/comments/search.ts";
import type { Columns } from "../../src/analysis/columns/columns.ts";
import { slice } from "../../src/analysis/slice/slice.ts";
import { timeGrid } from "../../src/analysis/slice/time-grid.ts";
import { AnswerRowsBuilder } from "../../src/analysis/columns/answer-rows-builder.ts";
import { ColumnBuilder } from "../../src/analysis/columns/column-builder.ts";
import { readChains } from "../../src/reading/read-chains.ts";
import { samplePages } from "../analysis/sample-pages.ts";
import { TOKEN } from "../http/sample-database.ts";

export interface Operation {
  readonly name: string;
  /** How its time may grow with the number of chains. */
  readonly grows: "not at all" | "in step";
  /** What its floor is. */
  readonly floor: string;
  /** Milliseconds of the operation, and of its floor. `turn` counts from 0: what was answered before is kept. */
  readonly ours: (turn: number) => number | Promise<number>;
  readonly bare: (turn: number) => number | Promise<number>;
}

const DAY = 86_400;
const PAGE = 100;
const SMALL_PAGE = 20;
const headers = { authorization: TOKEN };
const never = new AbortController().signal;

async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function get(url: string): Promise<Uint8Array> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.bytes();
}

/** From a moment before all chains on: the list is the same, and another one to whatever has been kept. */
const all = (turn: number): string => `createdFrom=${1_000 + turn}`;

/** Where the same archive is served with pages of 100, with pages of 20, and by a floor that has the latter's bytes in memory. */
export interface Servers {
  readonly service: string;
  readonly smallPages: string;
  readonly floor: string;
}

/** What is asked of the service: pages of 20, which a touchpoint has over 1,000 chains, too. */
export async function requests(
  { smallPages, floor }: Servers,
  chains: number,
): Promise<readonly Operation[]> {
  const list = "/v5.0.3/response-chains";
  const page = new TextDecoder().decode(await get(`${smallPages}${list}`));
  const named = (field: string): string => new RegExp(`"${field}":"?([^",]+)`).exec(page)?.[1] ?? "";
  const ids = [...page.matchAll(/"_id":"([^"]+)","surveyId/g)].map(([, id]) => id ?? "");
  const newest = Number(named("createdAt"));
  const last = Math.max(0, chains - SMALL_PAGE);
  const request = (
    name: string,
    grows: Operation["grows"],
    path: (turn: number) => string,
    floorPath = path(0),
  ): Operation => ({
    name,
    grows,
    floor: "node:http, the same bytes",
    ours: (turn) => milliseconds(() => get(`${smallPages}${path(turn)}`)),
    bare: () => milliseconds(() => get(`${floor}${floorPath}`)),
  });
  const touchpoint = `touchpointId=${named("touchpointId")}`;
  const survey = `surveyId=${named("surveyId")}`;
  return [
    request("first page", "not at all", (turn) => `${list}?${all(turn)}`),
    request("last page", "not at all", (turn) => `${list}?skip=${last - 40 + turn}`),
    request("last page, of a list never asked for", "in step", (turn) => `${list}?skip=${last}&${all(turn)}`),
    request("page of a touchpoint", "not at all", (turn) => `${list}?${touchpoint}&${all(turn)}`),
    request(
      "page of a survey's last half year",
      "not at all",
      (turn) => `${list}?${survey}&createdFrom=${newest - 180 * DAY - turn}`,
    ),
    request("one response", "not at all", (turn) => `${list}/${ids[turn % ids.length]}`),
    request(
      "stream of a month",
      "in step",
      (turn) => `/earshot/answers?createdFrom=${newest - 30 * DAY - turn}`,
    ),
    request("stream of everything", "in step", (turn) => `/earshot/answers?type=all&text=true&${all(turn)}`),
  ];
}

/** Reads all chains into columns, as the NPS screen's worker does. */
async function columnsOf(client: Client): Promise<Columns> {
  const context = { client, onProgress: () => undefined, onNames: () => undefined };
  const builder = new ColumnBuilder();
  let fromRows: AnswerRowsBuilder | undefined;
  const sink: Parameters<typeof readChains>[2] = {
    add: (chains, page) => builder.append(chains, {}, page),
    addRows: (rows) => (fromRows ??= new AnswerRowsBuilder({})).append(rows),
    clear: () => undefined,
  };
  const { complete } = await readChains({}, context, sink, "spread")(never);
  if (!complete) throw new Error("Not everything was read.");
  return fromRows?.snapshot() ?? builder.snapshot();
}

/** What the NPS screen does, without the screen. */
export async function npsReading({ service }: Servers, chains: number): Promise<readonly Operation[]> {
  const streaming = createClient({ baseUrl: service, token: TOKEN, scheme: "bare" });
  streaming.answers.noteAddress(`${service}/earshot/answers`);
  const paging = createClient({ baseUrl: service, token: TOKEN, scheme: "bare" });
  const byPages: Client = { ...paging, answers: { ...paging.answers, isAnnounced: () => false } };
  const columns = await columnsOf(streaming);
  const grid = timeGrid(columns, {}, "UTC", "week");
  const sixAtATime = async (): Promise<void> => {
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < chains) await get(`${service}/v5.0.3/response-chains?skip=${(next += PAGE) - PAGE}`);
    };
    await Promise.all(Array.from({ length: 6 }, lane));
  };
  return [
    {
      name: "NPS by pages",
      grows: "in step",
      floor: "fetch, six pages at a time",
      ours: () => milliseconds(() => columnsOf(byPages)),
      bare: () => milliseconds(sixAtATime),
    },
    {
      name: "NPS by the stream",
      grows: "in step",
      floor: "fetch of that stream",
      ours: () => milliseconds(() => columnsOf(streaming)),
      bare: () => milliseconds(() => get(`${service}/earshot/answers?metadata=true&comments=true`)),
    },
    {
      name: "its numbers counted anew",
      grows: "in step",
      floor: "a sum over one column",
      ours: () => milliseconds(() => slice(columns, {}, grid)),
      bare: () => milliseconds(() => columns.time.reduce((sum, time) => sum + time, 0)),
    },
  ];
}

/** What the screen of comments does for a key in its search. */
export function commentSearch(chains: number): Operation {
  const index = new CommentIndex();
  for (const page of samplePages(chains, PAGE))
    for (const chain of page) for (const comment of indexedComments(chain)) index.add(comment);
  const newest = index.newest();
  const texts = Array.from(newest, (comment) => index.textOf(comment));
  const query = parseQuery("queue");
  return {
    name: "search of comments",
    grows: "in step",
    floor: "String.includes over their texts",
    ours: () => milliseconds(() => linesOfRepeats(index, index.find(query, newest))),
    bare: () => milliseconds(() => texts.filter((text) => text.toLowerCase().includes("queue"))),
  };
}
