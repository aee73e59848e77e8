/**
 * What every store promises to readers while another process writes: each page is one of the lists that there were,
 * and once the writing is over it is the last one. A store's own test file calls these with its own way in.
 */
import * as fc from "fast-check";
import type { CompiledQuery, Kysely } from "kysely";
import { expect, test } from "vitest";
import { anyChain } from "../documents/documents.arbitraries.ts";
import type { ArchivedChain } from "../documents/documents.ts";
import { chainTemplate } from "../templates/chain-template.ts";
import type { FeedbackTables } from "./sql/tables.ts";
import type { ChainPage, FeedbackReader, Store, Window } from "./store.ts";

/** Waits for its turn. */
export type Hold = () => Promise<void>;

/** A store that holds nothing, and a way to read it that holds where it awaits the database. */
export interface HeldStore {
  readonly store: Store;
  readonly reader: Pick<FeedbackReader, "catalog" | "chains">;
  readonly close: () => Promise<void>;
}

/** `db`, with every statement held before it is sent and before its rows are handed out. */
export function heldStatements(db: Kysely<FeedbackTables>, hold: Hold): Kysely<FeedbackTables> {
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = async <Row>(query: CompiledQuery<Row>) => {
    await hold();
    const result = await execute(query);
    await hold();
    return result;
  };
  return db;
}

const anyWindow = fc.record({ skip: fc.nat({ max: 16 }), limit: fc.integer({ min: 1, max: 4 }) });

/** Some seconds and ids, so that what is imported lands anywhere in the list. */
const anyImport = fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { minLength: 1, maxLength: 12 });

/** Statements of readers and writes in every order that the awaits allow, as fast-check's scheduler deals them. */
export function interleavingContract(open: (hold: Hold) => Promise<HeldStore>, numRuns: number): void {
  test("pages read while others import are of one list that there was, and of the last one afterwards", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyImport, { minLength: 2, maxLength: 4 }),
        fc.array(anyWindow, { minLength: 2, maxLength: 6 }),
        fc.scheduler(),
        async (imports, windows, scheduler) => {
          const { store, reader, close } = await open(() => scheduler.schedule(Promise.resolve()));
          const lists = listsAfter(imports);
          const write = ({ chains }: List) => store.write((to) => to.putChains(chains));
          try {
            for (const list of lists.slice(0, 1)) await write(list);
            const reading = windows.map(async (window) =>
              expectOneOf(lists, window, await reader.chains("all", {}, window)),
            );
            const writing = lists.slice(1).map(async (list) => {
              await scheduler.schedule(Promise.resolve());
              await write(list);
            });
            await scheduler.waitFor(Promise.all([...reading, ...writing]));
            const last = lists.slice(-1);
            for (const window of windows) {
              const page = await scheduler.waitFor(reader.chains("all", {}, window));
              expectOneOf(last, window, page);
            }
            const { chainsRevision } = await scheduler.waitFor(reader.catalog());
            expect(chainsRevision).toBe((await store.catalog()).chainsRevision);
          } finally {
            await close();
          }
        },
      ),
      { numRuns },
    );
  });
}

/** Imports in a row while readers page through all of the list, again and again, as fast as the store goes. */
export function commitsUnderReaders(openEmpty: () => Promise<Store>): void {
  test("a list that grows six times under three readers is never mixed up", async () => {
    const store = await openEmpty();
    const steps = Array.from({ length: 7 }, (_, step) => range(step === 0 ? 900 : 300, step));
    const lists = listsAfter(steps);
    let isWriting = true;
    let pages = 0;
    const readAll = async (limit: number): Promise<void> => {
      for (let skip = 0; ; skip += limit) {
        const page = await store.chains("all", {}, { skip, limit });
        expectOneOf(lists, { skip, limit }, page);
        pages += 1;
        if (!page.hasMore) return;
      }
    };
    const readOn = async (limit: number): Promise<void> => {
      await readAll(limit);
      if (isWriting) await readOn(limit);
    };
    try {
      const write = ({ chains }: List) => store.write((to) => to.putChains(chains));
      for (const list of lists.slice(0, 1)) await write(list);
      const writeAll = async (): Promise<void> => {
        for (const list of lists.slice(1)) await write(list);
        isWriting = false;
      };
      await Promise.all([writeAll(), ...[10, 17, 24].map(readOn)]);
      lists.splice(0, lists.length - 1);
      await readAll(10);
      expect(pages).toBeGreaterThan(400);
    } finally {
      await store.close();
    }
  });
}

/** `count` numbers that no other step has, spread over all others. */
const range = (count: number, step: number): number[] =>
  Array.from({ length: count }, (_, index) => index * 7 + step);

/** The templates of the list after each import: a chain of number n was created in second n. */
function listsAfter(imports: readonly (readonly number[])[]): List[] {
  return imports.map((_, last) => {
    const numbers = new Set(imports.slice(0, last + 1).flat());
    const chains = Array.from(numbers, chainOf).toSorted((a, b) => b.createdAt - a.createdAt);
    return { chains, templates: chains.map(chainTemplate) };
  });
}

interface List {
  readonly chains: readonly ArchivedChain[];
  readonly templates: readonly string[];
}

const [pattern] = fc.sample(anyChain("c"), { numRuns: 1, seed: 7 });

function chainOf(number: number): ArchivedChain {
  if (pattern === undefined) throw new Error("no chain to try");
  return { ...pattern, _id: `c${number}`, createdAt: number };
}

/** Throws where a page is that window of none of `lists`. */
function expectOneOf(lists: readonly List[], { skip, limit }: Window, page: ChainPage): void {
  const text = new TextDecoder().decode(page.templates);
  const isOf = ({ templates }: List): boolean =>
    templates.slice(skip, skip + limit).join(",\n") === text &&
    templates.length > skip + limit === page.hasMore;
  expect(lists.some(isOf), `a list with ${text} at ${skip}, and more behind: ${page.hasMore}`).toBe(true);
}
