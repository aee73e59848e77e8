import * as fc from "fast-check";
import { expect, test } from "vitest";
import { ColumnBuilder } from "../analysis/columns/column-builder.ts";
import { bitsOf } from "../analysis/columns/cells.ts";
import { idAt } from "../analysis/columns/chain-ids.ts";
import type { Columns } from "../analysis/columns/columns.ts";
import { slice } from "../analysis/slice/slice.ts";
import { timeGrid } from "../analysis/slice/time-grid.ts";
import { createClient } from "../client/create-client.ts";
import { apiServer } from "../client/testing/api-server.ts";
import type { ChainFilter } from "../contract/queries.ts";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { anyChains, anyFilterFields } from "../service/documents/documents.arbitraries.ts";
import type { ArchivedChain } from "../service/documents/documents.ts";
import { readChains } from "./read-chains.ts";

await ensureTemporal();
const never = new AbortController().signal;

const anyFilter: fc.Arbitrary<ChainFilter> = fc
  .record(anyFilterFields, { requiredKeys: [] })
  .filter(({ createdFrom = -9, createdTo = 9 }) => createdFrom <= createdTo && createdFrom >= 0);

/** As the specification has it: what is a number is said again in `valueNum`. Only then is the stream read to its end. */
const withNumbers = (chain: ArchivedChain): ArchivedChain => ({
  ...chain,
  responses: chain.responses.map((response) =>
    typeof response.answer === "number" ? { ...response, valueNum: response.answer } : response,
  ),
});

/** What numbers are made of, whatever order it came in. */
function told(columns: Columns) {
  const { chains, total, by, hours, trend } = slice(columns, {}, timeGrid(columns, {}, "UTC", "day"));
  const rows = Array.from(columns.cell, (cell, row) =>
    JSON.stringify([idAt(columns.ids, columns.time, row), columns.time[row], bitsOf(cell)]),
  );
  const named = columns.metadata.map(({ key }) => key).toSorted();
  return { chains, total, by, hours, trend, rows: rows.toSorted(), named };
}

async function read(baseUrl: string, filter: ChainFilter, withStream: boolean) {
  const client = createClient({ baseUrl, token: "all", scheme: "bare" });
  if (!withStream) client.answers.distrust();
  let builder = new ColumnBuilder();
  const run = readChains(
    filter,
    { client, onNames: () => undefined, onProgress: () => undefined },
    { add: (chains) => void builder.append(chains), clear: () => (builder = new ColumnBuilder()) },
  );
  const result = await run(never);
  return { result, columns: builder.snapshot(), announced: client.answers.isAnnounced() };
}

test("whatever the archive and the filter, the stream gives the numbers that pages give", async () => {
  let streamed = 0;
  await fc.assert(
    fc.asyncProperty(anyChains, anyFilter, fc.boolean(), async (any, filter, isAsSpecified) => {
      const archive = isAsSpecified ? any.map(withNumbers) : any;
      const baseUrl = await apiServer({ chains: archive }, { pageSize: 2 });
      const [pages, stream] = [await read(baseUrl, filter, false), await read(baseUrl, filter, true)];
      streamed += Number(stream.announced);
      expect(pages.result.complete && stream.result.complete).toBe(true);
      expect(stream.result.chains).toBe(pages.result.chains);
      expect(told(stream.columns)).toEqual(told(pages.columns));
    }),
    { numRuns: 100 },
  );
  expect(streamed).toBeGreaterThan(10);
});
