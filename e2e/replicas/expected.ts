// What an archive's pages, chains and stream say, and whether an answer is all of one moment.
import { tableFromIPC } from "@uwdata/flechette";
import * as z from "zod";
import type { ArchivedChain } from "../../src/service/documents/documents.ts";

const PAGE = 100;
const END_OF_STREAM = "ffffffff00000000";

const chainSchema = z.object({
  _id: z.string(),
  createdAt: z.number(),
  responses: z.array(z.object({ answer: z.union([z.string(), z.number()]) })),
});
const pageSchema = z.object({ data: z.array(chainSchema) });

const summary = ({
  _id,
  createdAt,
  responses,
}: Pick<ArchivedChain, "_id" | "createdAt"> & {
  readonly responses: readonly { readonly answer: string | number }[];
}): string => JSON.stringify([_id, createdAt, responses.map(({ answer }) => answer)]);

/** What the database holds at one moment. */
export class Moment {
  readonly ids: readonly string[];
  readonly #chains: readonly string[];
  readonly #byId: ReadonlyMap<string, string>;

  constructor(chains: readonly ArchivedChain[]) {
    const newest = chains.toSorted((a, b) => b.createdAt - a.createdAt || (a._id < b._id ? 1 : -1));
    this.ids = newest.map(({ _id }) => _id);
    this.#chains = newest.map(summary);
    this.#byId = new Map(newest.map((chain) => [chain._id, summary(chain)]));
  }

  isPage(body: unknown, skip: number): boolean {
    const { data } = pageSchema.parse(body);
    return JSON.stringify(data.map(summary)) === JSON.stringify(this.#chains.slice(skip, skip + PAGE));
  }

  /** A chain that is not there is a 404. */
  isChain(status: number, body: unknown, id: string): boolean {
    const known = this.#byId.get(id);
    return known === undefined
      ? status === 404
      : status === 200 && summary(chainSchema.parse(body)) === known;
  }

  isStream(bytes: Uint8Array): boolean {
    if (Buffer.from(bytes.subarray(-8)).toString("hex") !== END_OF_STREAM) return false;
    const table = tableFromIPC(bytes);
    const ids = new Set<string>();
    for (const id of table.getChild("chain")) {
      ids.add(id instanceof Uint8Array ? Buffer.from(id).toString("hex") : String(id));
    }
    return ids.size === this.ids.length && this.ids.every((id) => ids.has(id));
  }
}
