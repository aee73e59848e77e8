// Two readers of all chains of a deployment: the client of this project, and a naive one as a control.
import { createClient } from "../../create-client.ts";
import { errorOf, type ClientError } from "../../http/errors.ts";
import type { WalkResult } from "../../walk/types.ts";
import { createWalk } from "../../walk/walk.ts";
import { instant } from "../instant.ts";
import type { Verdict } from "./fault.ts";

export interface Outcome {
  readonly verdict: Verdict;
  /** By `_id`; the one read last where there are several. */
  readonly rows: ReadonlyMap<string, unknown>;
  /** Rows handed over, doubles and all. */
  readonly handedOver: number;
}

export type Reader = (baseUrl: string, token: string, attemptMs?: number) => Promise<Outcome>;

/** Reads as the screens do. */
export const carefulReader: Reader = async (baseUrl, token, attemptMs = 5000) => {
  const settings = { limits: { attemptMs, bodyBytes: 5_000_000 }, timing: instant() };
  const client = createClient({ baseUrl, token, scheme: "bare" }, settings);
  const rows = new Map<string, unknown>();
  let handedOver = 0;
  const walk = createWalk({
    fetchPage: (skip, options) => client.chains({ skip }, options),
    onPage: (page) => {
      for (const row of page) rows.set(row._id, row);
      handedOver += page.length;
    },
  });
  try {
    return { verdict: verdictOf(await walk.run(new AbortController().signal)), rows, handedOver };
  } catch (thrown) {
    return { verdict: { claim: "none", why: nameOf(errorOf(thrown)) }, rows, handedOver };
  }
};

/** Fetches, and follows `next` until there is none; given up on where that takes too long. */
export const naiveReader: Reader = async (baseUrl, token) => {
  const rows = new Map<string, unknown>();
  let handedOver = 0;
  const tooLong = AbortSignal.timeout(400);
  try {
    let url: string | null = `${baseUrl}/v5.0.3/response-chains?skip=0`;
    while (url !== null) {
      const response: Response = await fetch(url, { headers: { Authorization: token }, signal: tooLong });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- believing whatever comes is what makes it naive
      const page = (await response.json()) as NaivePage;
      for (const row of page.data) rows.set(row._id, row);
      handedOver += page.data.length;
      url = page.paging.next;
    }
    return { verdict: { claim: "whole" }, rows, handedOver };
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    return { verdict: { claim: rows.size === 0 ? "none" : "partial", why }, rows, handedOver };
  }
};

interface NaivePage {
  readonly data: readonly { readonly _id: string }[];
  readonly paging: { readonly next: string | null };
}

function verdictOf(result: WalkResult): Verdict {
  const [gap] = result.gaps;
  const unreadable = result.unreadable > 0 ? { unreadable: result.unreadable } : {};
  if (result.complete) return { claim: "whole", ...unreadable };
  return {
    claim: "partial",
    why: result.error === undefined ? (result.stopped?.reason ?? "unknown") : nameOf(result.error),
    ...(gap !== undefined && {
      gap: `${gap.firstPage}-${gap.lastPage ?? ""}/${gap.ofPages ?? ""}${gap.isInPart === true ? "~" : ""}`,
    }),
    ...unreadable,
  };
}

function nameOf(error: ClientError): string {
  if (error.kind === "http") return `http ${error.status}`;
  return error.kind === "cancelled" ? error.kind : `${error.kind} ${error.reason}`;
}
