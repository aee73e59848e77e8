import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { AnswerRows } from "../analysis/columns/answer-rows.ts";
import { AnswerRowsBuilder } from "../analysis/columns/answer-rows-builder.ts";
import { ColumnBuilder } from "../analysis/columns/column-builder.ts";
import { bitsOf } from "../analysis/columns/cells.ts";
import { idAt } from "../analysis/columns/chain-ids.ts";
import type { Columns } from "../analysis/columns/columns.ts";
import { slice } from "../analysis/slice/slice.ts";
import { timeGrid } from "../analysis/slice/time-grid.ts";
import { createClient } from "../client/create-client.ts";
import { apiServer } from "../client/testing/api-server.ts";
import { ANSWERS_PATH } from "../contract/answers/answers-link.ts";
import type { ChainFilter } from "../contract/queries.ts";
import { ensureTemporal } from "../lib/time/temporal.ts";
import { anyChains, anyFilterFields } from "../service/documents/documents.arbitraries.ts";
import type { ArchivedChain } from "../service/documents/documents.ts";
import { NewestNames } from "../client/seen-names.ts";
import { NewNames } from "./reader.ts";
import { readChains } from "./read-chains.ts";

await ensureTemporal();
const never = new AbortController().signal;

const anyFilter: fc.Arbitrary<ChainFilter> = fc
  .record(anyFilterFields, { requiredKeys: [] })
  .filter(({ createdFrom = -9, createdTo = 9 }) => createdFrom <= createdTo && createdFrom >= 0);

/** All of it as often as not: what a filter leaves is mostly a page, and of one page there is no stream to read. */
const anyFilterOrNone = fc.oneof(fc.constant({}), anyFilter);

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

/** Known rows are of a stream that was announced before: no page is asked for first. */
type Source = "pages" | "chains" | "rows" | "known rows";

async function read(baseUrl: string, filter: ChainFilter, source: Source) {
  const known = source === "known rows" ? new URL(ANSWERS_PATH, baseUrl).href : undefined;
  const client = createClient({ baseUrl, token: "all", scheme: "bare" }, {}, { known });
  if (source === "pages") client.answers.distrust();
  let builder = new ColumnBuilder();
  let rows: AnswerRowsBuilder | undefined;
  const names = new NewNames();
  const run = readChains(
    filter,
    { client, onNames: (named) => names.note(named), onProgress: () => undefined },
    {
      add: (chains) => void builder.append(chains),
      clear: () => ([builder, rows] = [new ColumnBuilder(), undefined]),
      ...((source === "rows" || source === "known rows") && {
        addRows: (added: AnswerRows) => (rows ??= new AnswerRowsBuilder()).append(added),
      }),
    },
  );
  const result = await run(never);
  const columns = (rows ?? builder).snapshot();
  const seen = new NewestNames();
  for (const each of names.take()) seen.note(each);
  const { touchpoints, teamOf, teams, languages } = seen.seen();
  const named = [touchpoints, teamOf, teams, languages].map((each) => [...each].map(String).toSorted());
  return {
    result,
    columns,
    named,
    announced: client.answers.isAnnounced(),
    fromRows: rows !== undefined,
  };
}

test("whatever the archive and the filter, the stream gives the numbers that pages give", async () => {
  const streamed = { chains: 0, rows: 0, "known rows": 0 };
  await fc.assert(
    fc.asyncProperty(anyChains, anyFilterOrNone, fc.boolean(), async (any, filter, isAsSpecified) => {
      const archive = isAsSpecified ? any.map(withNumbers) : any;
      const baseUrl = await apiServer({ chains: archive }, { pageSize: 1 });
      const pages = await read(baseUrl, filter, "pages");
      expect(pages.result.complete).toBe(true);
      for (const source of ["chains", "rows", "known rows"] as const) {
        const stream = await read(baseUrl, filter, source);
        streamed[source] += Number(stream.announced && stream.fromRows === (source !== "chains"));
        expect(stream.result.complete).toBe(true);
        expect(stream.result.chains).toBe(pages.result.chains);
        expect(told(stream.columns)).toEqual(told(pages.columns));
        expect(stream.named).toEqual(pages.named);
      }
    }),
    { numRuns: 60 },
  );
  expect(Math.min(...Object.values(streamed))).toBeGreaterThan(10);
});
