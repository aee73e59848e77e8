/** Names met in chains, for filters to offer: the API lists no touchpoints, teams or respondents' languages. */
import { createStore } from "@tanstack/react-store";
import type { ResponseChain } from "../contract/resources.ts";

/** Of several names for one id, that of the newest chain counts, in whatever order chains come. */
export interface Seen {
  /** Touchpoint id to name. */
  readonly touchpoints: ReadonlyMap<string, string>;
  /** Touchpoint id to team id: of several the first, as they sort. */
  readonly teamOf: ReadonlyMap<string, string>;
  /** Team id to name. */
  readonly teams: ReadonlyMap<string, string>;
  readonly languages: ReadonlySet<string>;
}

export type Named = Pick<
  ResponseChain,
  "createdAt" | "touchpointId" | "touchpointName" | "teamId" | "teamName" | "language"
>;

export type SeenNames = ReturnType<typeof createSeenNames>;

export function createSeenNames() {
  const names = new NewestNames();
  const store = createStore(names.seen());
  return {
    get: () => store.state,
    subscribe: (listener: (seen: Seen) => void) => store.subscribe(listener),
    note: (chains: readonly Named[]) => {
      const fresh = chains.filter((chain) => names.note(chain));
      if (fresh.length > 0) store.setState(() => names.seen());
    },
  };
}

/** Texts by id, each with the time of the newest chain that has it, in unix seconds. */
type Dated = Map<string, { readonly text: string; at: number }>;

export class NewestNames {
  readonly #touchpoints: Dated = new Map();
  readonly #teamOf = new Map<string, string>();
  readonly #teams: Dated = new Map();
  readonly #languages = new Set<string>();

  /** Whether the chain tells anything that was not known. */
  note({ createdAt, touchpointId, touchpointName, teamId, teamName, language }: Named): boolean {
    const isNewName = put(this.#touchpoints, touchpointId, touchpointName, createdAt);
    const team = this.#teamOf.get(touchpointId);
    const isOfNewTeam = team === undefined || teamId < team;
    if (isOfNewTeam) this.#teamOf.set(touchpointId, teamId);
    const isNewTeamName = put(this.#teams, teamId, teamName, createdAt);
    const isNewLanguage = !this.#languages.has(language);
    this.#languages.add(language);
    return isNewName || isOfNewTeam || isNewTeamName || isNewLanguage;
  }

  seen(): Seen {
    return {
      touchpoints: textsOf(this.#touchpoints),
      teamOf: new Map(this.#teamOf),
      teams: textsOf(this.#teams),
      languages: new Set(this.#languages),
    };
  }
}

/** Whether the text of an id changes. Of two at the same second the one that sorts last counts. */
function put(texts: Dated, id: string, text: string, at: number): boolean {
  const known = texts.get(id);
  if (known?.text === text) {
    known.at = Math.max(known.at, at);
    return false;
  }
  if (known !== undefined && (at < known.at || (at === known.at && text < known.text))) return false;
  texts.set(id, { text, at });
  return true;
}

const textsOf = (dated: Dated): ReadonlyMap<string, string> =>
  new Map([...dated].map(([id, { text }]) => [id, text]));
