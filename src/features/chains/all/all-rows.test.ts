import { expect, test } from "vitest";
import { ApiError } from "../../../client/errors.ts";
import type { Named } from "../../../client/seen-names.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { chain } from "../../testing/chain-documents.ts";
import { pageOf } from "../../testing/pages.ts";
import { AllRows } from "./all-rows.ts";
import type { Arrangement } from "./arrange.ts";
import { readOrder } from "./row-order.ts";
import { localLine, type OpenLine } from "./rows-line.ts";

const chains = Array.from({ length: 9 }, (_, index) =>
  chain({ _id: `c${index}`, createdAt: 1_000 - index, metadata: { till: index % 3, mail: "a@example.org" } }),
);

const wanted = (fields: Partial<Arrangement> = {}): Arrangement => ({
  sought: {},
  order: readOrder(undefined),
  group: undefined,
  locale: "en",
  surveys: new Map(),
  ...fields,
});

type Read = (skip: number) => Promise<ReturnType<typeof pageOf>>;

const here = (read: Read = async (skip) => pageOf(chains, skip, 2)): OpenLine =>
  localLine({ client: { chains: ({ skip = 0 }: ChainsQuery) => read(skip) } });

function listOf(open: OpenLine, openInstead = open) {
  const named: Named[] = [];
  const list = new AllRows({ query: {}, open, openInstead, note: (names) => named.push(...names) });
  list.arrange(wanted());
  return { list, named };
}

const forever = new AbortController().signal;

async function idsInView(list: AllRows): Promise<readonly string[]> {
  const rows = [...(list.get().arranged?.rows ?? [])];
  return (await list.fetch(rows)).map(({ _id }: ResponseChain) => _id);
}

const all = chains.map(({ _id }) => _id);

test("a list is read, arranged, and told of: names, metadata keys, and terms that point at nobody", async () => {
  const { list, named } = listOf(here());
  expect(await list.run(forever)).toBe("complete");
  expect(await idsInView(list)).toEqual(all);
  expect(list.get()).toMatchObject({ phase: "complete", arranging: false, progress: { read: 9 } });
  expect(named).toHaveLength(1);
  expect(list.get().metadata).toEqual({ keys: ["mail", "till"], terms: ["till=0", "till=1", "till=2"] });
});

test("what is wanted anew is arranged anew; what is wanted already is not asked for again", async () => {
  const { list } = listOf(here());
  await list.run(forever);
  list.arrange(wanted());
  expect(list.get().arranging).toBe(false);
  list.arrange(wanted({ order: readOrder("created") }));
  expect(list.get().arranging).toBe(true);
  await Promise.resolve();
  expect(list.get().arranging).toBe(false);
  expect(await idsInView(list)).toEqual(all.toReversed());
});

const broken: OpenLine = (_, onBreak) => {
  queueMicrotask(onBreak);
  return { post: () => undefined, close: () => undefined };
};

test("where those who keep the rows break down, others take over", async () => {
  const { list } = listOf(broken, here());
  expect(await list.run(forever)).toBe("complete");
  expect(await idsInView(list)).toEqual(all);
});

test("a failure is part of the state, and tried again from where it was", async () => {
  let refuses = true;
  const refused = new ApiError({ kind: "http", status: 403, invalidParameters: [], attempts: 1 });
  const { list } = listOf(
    here(async (skip) => {
      if (refuses && skip === 4) throw refused;
      return pageOf(chains, skip, 2);
    }),
  );
  expect(await list.run(forever)).toBe("incomplete");
  expect(list.get().result?.gaps).toHaveLength(1);
  refuses = false;
  expect(await list.run(forever)).toBe("complete");
  expect(new Set(await idsInView(list))).toEqual(new Set(all));
});

test("a refused token is thrown", async () => {
  const refused = new ApiError({ kind: "http", status: 401, invalidParameters: [], attempts: 1 });
  const { list } = listOf(here(() => Promise.reject(refused)));
  await expect(list.run(forever)).rejects.toThrow(ApiError);
});

test("a list that is closed asks for nothing any more", async () => {
  const { list } = listOf(here());
  await list.run(forever);
  list.close();
  expect(list.rows.get(0)).toBeUndefined();
  expect(await list.run(forever)).toBe("complete");
});
