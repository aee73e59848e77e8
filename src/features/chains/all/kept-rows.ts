import { createStore, type Store } from "@tanstack/react-store";
import type { Connection } from "../../../client/connection.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import { Channel } from "../../../reading/channel.ts";
import { keptPerConnection, MostRecent } from "../../../reading/kept.ts";
import { AllRows } from "./all-rows.ts";
import type { RowsWords } from "./rows-work.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { canonical } from "../queries/chains-asked.ts";

/** What the API is asked for a list of all rows. */
export function rowsQuery({ values, zone }: Pick<Screen, "values" | "zone">): ChainsQuery {
  const { lang } = values;
  const filter = canonical(chainFilter(values, zone));
  return lang === undefined ? filter : { ...filter, preferredLanguage: lang };
}

interface Kept {
  /** Goes up when the list is to be read anew. */
  readonly generation: Store<number>;
  channel: Channel<RowsWords> | undefined;
  readonly lists: MostRecent<AllRows>;
}

/** One list for each connection, so that coming back to it finds it read. */
const keptOf = keptPerConnection<Kept>(() => ({
  generation: createStore(0),
  channel: undefined,
  // Another one is asked for while a screen is drawn, which may not hear of changes until it is.
  lists: new MostRecent<AllRows>(1, (left) => queueMicrotask(() => left.close())),
}));

const keyOf = (generation: number, query: ChainsQuery): string => JSON.stringify([generation, query]);

/** The list for a query: the same one for the same query of a generation. The one before it is closed. */
export function allRowsFor(connection: Connection, query: ChainsQuery, generation: number): AllRows {
  const kept = keptOf(connection);
  kept.channel ??= new Channel(connection, {
    startWorker: () => new Worker(new URL("rows.worker.ts", import.meta.url), { type: "module" }),
    loadWork: async () => (await import("./rows-work.ts")).beginRowsWork,
  });
  const { channel } = kept;
  return kept.lists.get(keyOf(generation, query), () => new AllRows(channel, query));
}

/** The same where it is kept, and undefined where it was not read. */
export function keptRows(connection: Connection, query: ChainsQuery): AllRows | undefined {
  const kept = keptOf(connection);
  return kept.lists.peek(keyOf(kept.generation.state, query));
}

/** Forgets what was read. */
export const forgetRows = (connection: Connection): void =>
  keptOf(connection).generation.setState((generation) => generation + 1);

/** Changes when what was read is forgotten. */
export const rowsGeneration = (connection: Connection): Store<number> => keptOf(connection).generation;
