// Clients that read pages, single chains and streams one after another, and note what came of each.
import type { Moment } from "./expected.ts";

export type Kind = "page" | "chain" | "stream";
const KINDS: readonly Kind[] = ["page", "chain", "page", "stream"];

/** One request: in milliseconds since the start. */
export interface Read {
  readonly kind: Kind;
  readonly begun: number;
  readonly ended: number;
  /** `wrong`: an answer that was told as whole, and is of no moment. */
  readonly outcome: "right" | "failed" | "wrong";
}

interface Target {
  readonly base: string;
  readonly token: string;
  /** What the database may hold: one of these as a whole. */
  readonly moments: () => readonly Moment[];
}

/** Reads with `count` clients until `signal`. */
export async function readUnderFire(
  count: number,
  target: Target,
  signal: AbortSignal,
): Promise<readonly Read[]> {
  const reads: Read[] = [];
  const client = async (number: number) => {
    for (let turn = number; !signal.aborted; turn += 1) {
      const kind = KINDS[turn % KINDS.length] ?? "page";
      const begun = performance.now();
      const outcome = await outcomeOf(kind, turn, target);
      reads.push({ kind, begun, ended: performance.now(), outcome });
      // A client that is refused waits a moment, as every client does.
      if (outcome === "failed") await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  await Promise.all(Array.from({ length: count }, (_, number) => client(number)));
  return reads;
}

async function outcomeOf(
  kind: Kind,
  turn: number,
  { base, token, moments }: Target,
): Promise<Read["outcome"]> {
  const before = moments();
  // What was written meanwhile may be there, too.
  const isAny = (holds: (moment: Moment) => boolean) => [...before, ...moments()].some(holds);
  const last = before.at(-1);
  // Far apart, and different for each turn.
  const place = (turn * 7_919) % (last?.ids.length ?? 1);
  const get = (path: string) =>
    fetch(`${base}${path}`, { headers: { authorization: token }, signal: AbortSignal.timeout(10_000) });
  try {
    if (kind === "page") {
      const skip = place - (place % 100);
      const answer = await get(`/v5.0.3/response-chains?skip=${skip}`);
      const body: unknown = await answer.json();
      if (answer.status !== 200) return "failed";
      return isAny((moment) => moment.isPage(body, skip)) ? "right" : "wrong";
    }
    if (kind === "chain") {
      const id = last?.ids[place] ?? "";
      const answer = await get(`/v5.0.3/response-chains/${id}`);
      const body: unknown = await answer.json();
      if (answer.status !== 200 && answer.status !== 404) return "failed";
      return isAny((moment) => moment.isChain(answer.status, body, id)) ? "right" : "wrong";
    }
    const answer = await get("/earshot/answers?type=all");
    const bytes = await answer.bytes();
    if (answer.status !== 200) return "failed";
    return isAny((moment) => moment.isStream(bytes)) ? "right" : "wrong";
  } catch {
    return "failed";
  }
}
