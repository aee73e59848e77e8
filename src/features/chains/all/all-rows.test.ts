import { expect, test, vi } from "vitest";
import { createClient } from "../../../client/create-client.ts";
import { ApiError } from "../../../client/http/errors.ts";
import { createSeenNames } from "../../../client/seen-names.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { Channel } from "../../../reading/channel.ts";
import { chain } from "../../testing/chain-documents.ts";
import { pageOf } from "../../testing/pages.ts";
import { RemoteJob } from "../../../reading/remote-job.ts";
import { UnansweredError } from "../../../reading/reading.ts";
import { AllRows } from "./all-rows.ts";
import type { Arrangement } from "./arrange.ts";
import { readOrder } from "./row-order.ts";
import { beginRowsWork, type RowsProtocol } from "./rows-work.ts";

const chains = Array.from({ length: 9 }, (_, index) =>
  chain({ _id: `c${index}`, createdAt: 1_000 - index, metadata: { till: index % 3, mail: "a@example.org" } }),
);

const wanted = (fields: Partial<Arrangement> = {}): Arrangement => ({
  localFilters: {},
  order: readOrder(undefined),
  group: undefined,
  locale: "en",
  surveys: new Map(),
  touchpoints: new Map(),
  ...fields,
});

type Read = (skip: number) => Promise<ReturnType<typeof pageOf>>;

const everyPage: Read = async (skip) => pageOf(chains, skip, 2);

/** A list that is read on this thread, for want of workers. */
function listOf(read: Read = everyPage) {
  const seen = createSeenNames();
  const client = createClient({ baseUrl: "http://api.test", token: "t", scheme: "bare" });
  const channel = new Channel<RowsProtocol>(
    {
      id: "test",
      baseUrl: "http://api.test",
      client: { ...client, chains: ({ skip = 0 }) => read(skip) },
      seen,
      lendTo: () => undefined,
      digest: () => Promise.resolve("digest"),
      ended: new AbortController().signal,
    },
    {
      startWorker: () => {
        throw new Error("There are no workers here.");
      },
      loadWork: async () => beginRowsWork,
    },
  );
  const list = new AllRows(channel, {});
  list.arrange(wanted());
  return { list, seen };
}

const arranged = async (list: AllRows) => {
  await expect.poll(() => list.store.state.arranging).toBe(false);
};

const forever = new AbortController().signal;

async function idsInView(list: AllRows): Promise<readonly string[]> {
  const rows = [...(list.store.state.arranged?.rows ?? [])];
  return (await list.fetch(rows)).map(({ _id }: ResponseChain) => _id);
}

const all = chains.map(({ _id }) => _id);

test("rows of a list that was closed are an error, and not rows that are not there", async () => {
  const { list } = listOf();
  await list.run(forever);
  await arranged(list);
  list.close();
  await expect(idsInView(list)).rejects.toThrow(UnansweredError);
});

test("a list is read, arranged, and told of: names, metadata keys, and terms that point at no person", async () => {
  const { list, seen } = listOf();
  expect(await list.run(forever)).toBe("complete");
  expect(await idsInView(list)).toEqual(all);
  expect(list.store.state).toMatchObject({ phase: "complete", arranging: false, progress: { read: 9 } });
  expect(seen.get().touchpoints.size).toBe(1);
  expect(list.store.state.metadata).toEqual({
    keys: ["mail", "till"],
    terms: ["till=0", "till=1", "till=2"],
  });
});

test("what is wanted anew is arranged anew; what is wanted already is not asked for again", async () => {
  const { list } = listOf();
  await list.run(forever);
  list.arrange(wanted());
  expect(list.store.state.arranging).toBe(false);
  list.arrange(wanted({ order: readOrder("created") }));
  expect(list.store.state.arranging).toBe(true);
  await arranged(list);
  expect(await idsInView(list)).toEqual(all.toReversed());
});

test("a failure is part of the state, and tried again from where it was", async () => {
  let refuses = true;
  const refused = new ApiError({ kind: "http", status: 403, invalidParameters: [], attempts: 1 });
  const { list } = listOf(async (skip) => {
    if (refuses && skip === 4) throw refused;
    return pageOf(chains, skip, 2);
  });
  expect(await list.run(forever)).toBe("incomplete");
  expect(list.store.state.result?.gaps).toHaveLength(1);
  refuses = false;
  expect(await list.run(forever)).toBe("complete");
  expect(new Set(await idsInView(list))).toEqual(new Set(all));
});

test("a refused token is thrown", async () => {
  const refused = new ApiError({ kind: "http", status: 401, invalidParameters: [], attempts: 1 });
  const { list } = listOf(() => Promise.reject(refused));
  await expect(list.run(forever)).rejects.toThrow(ApiError);
});

test("a list that is closed asks for nothing any more", async () => {
  const { list } = listOf();
  await list.run(forever);
  list.close();
  expect(list.rows.get(0)).toBeUndefined();
  expect(await list.run(forever)).toBe("complete");
});

test("an arrangement that fails is part of the state, and asked for again", async () => {
  const { list } = listOf();
  await list.run(forever);
  await arranged(list);
  const error = new Error("Out of memory.");
  const ask = vi.spyOn(RemoteJob.prototype, "ask").mockRejectedValue(error);
  list.arrange(wanted({ order: readOrder("created") }));
  await expect.poll(() => list.store.state.failure?.error).toBe(error);
  expect(list.store.state.arranging).toBe(true);
  ask.mockRestore();
  expect(await idsInView(list)).toEqual(all);
  list.store.state.failure?.retry();
  expect(list.store.state.failure).toBeUndefined();
  await arranged(list);
  expect(await idsInView(list)).toEqual(all.toReversed());
});
