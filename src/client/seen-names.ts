/**
 * Names met in the chains that have been read: the API lists no touchpoints, teams or respondents' languages, so
 * filters offer what has been seen. Only grows, and lasts as long as the connection.
 */
import type { ResponseChain } from "../contract/resources.ts";

export interface Seen {
  /** Touchpoint id to the name that was read last. */
  readonly touchpoints: ReadonlyMap<string, string>;
  /** Team id to name. */
  readonly teams: ReadonlyMap<string, string>;
  /** Language codes of chains. */
  readonly languages: ReadonlySet<string>;
}

/** What a chain tells of names. */
export type Named = Pick<
  ResponseChain,
  "touchpointId" | "touchpointName" | "teamId" | "teamName" | "language"
>;

export interface SeenNames {
  readonly get: () => Seen;
  readonly subscribe: (listener: () => void) => () => void;
  readonly note: (chains: readonly Named[]) => void;
}

export function createSeenNames(): SeenNames {
  const listeners = new Set<() => void>();
  let seen: Seen = { touchpoints: new Map(), teams: new Map(), languages: new Set() };

  const note = (chains: readonly Named[]) => {
    const fresh = chains.filter((chain) => !knows(seen, chain));
    if (fresh.length === 0) return;
    seen = fresh.reduce(withNames, seen);
    for (const listener of listeners) listener();
  };

  return {
    get: () => seen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note,
  };
}

const knows = (seen: Seen, chain: Named): boolean =>
  seen.touchpoints.get(chain.touchpointId) === chain.touchpointName &&
  seen.teams.get(chain.teamId) === chain.teamName &&
  seen.languages.has(chain.language);

function withNames(seen: Seen, chain: Named): Seen {
  return {
    touchpoints: new Map(seen.touchpoints).set(chain.touchpointId, chain.touchpointName),
    teams: new Map(seen.teams).set(chain.teamId, chain.teamName),
    languages: new Set(seen.languages).add(chain.language),
  };
}
