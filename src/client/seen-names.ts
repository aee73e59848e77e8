/** Names met in chains, for filters to offer: the API lists no touchpoints, teams or respondents' languages. */
import { createStore } from "@tanstack/react-store";
import type { ResponseChain } from "../contract/resources.ts";

export interface Seen {
  /** Touchpoint id to the name that was read last. */
  readonly touchpoints: ReadonlyMap<string, string>;
  /** Touchpoint id to the id of the team that it was met in first. */
  readonly teamOf: ReadonlyMap<string, string>;
  /** Team id to name. */
  readonly teams: ReadonlyMap<string, string>;
  readonly languages: ReadonlySet<string>;
}

export type Named = Pick<
  ResponseChain,
  "touchpointId" | "touchpointName" | "teamId" | "teamName" | "language"
>;

export type SeenNames = ReturnType<typeof createSeenNames>;

const NOTHING_SEEN: Seen = {
  touchpoints: new Map(),
  teamOf: new Map(),
  teams: new Map(),
  languages: new Set(),
};

export function createSeenNames() {
  const store = createStore(NOTHING_SEEN);
  return {
    get: () => store.state,
    subscribe: (listener: (seen: Seen) => void) => store.subscribe(listener),
    note: (chains: readonly Named[]) => {
      const fresh = chains.filter((chain) => !knows(store.state, chain));
      if (fresh.length > 0) store.setState((seen) => fresh.reduce(withNames, seen));
    },
  };
}

const knows = (seen: Seen, chain: Named): boolean =>
  seen.touchpoints.get(chain.touchpointId) === chain.touchpointName &&
  seen.teamOf.has(chain.touchpointId) &&
  seen.teams.get(chain.teamId) === chain.teamName &&
  seen.languages.has(chain.language);

function withNames(seen: Seen, chain: Named): Seen {
  return {
    touchpoints: new Map(seen.touchpoints).set(chain.touchpointId, chain.touchpointName),
    teamOf: new Map([[chain.touchpointId, chain.teamId], ...seen.teamOf]),
    teams: new Map(seen.teams).set(chain.teamId, chain.teamName),
    languages: new Set(seen.languages).add(chain.language),
  };
}
