// Slicing a million answers: a full pass over the columns, and ranges of the day cube, beside counting over kept
// objects and beside the least that any pass must do; and the same answers as those of another metric, beside NPS. All in one
// run, taking turns.
import { CELLS } from "../src/analysis/columns/cells.ts";
import { ColumnBuilder } from "../src/analysis/columns/column-builder.ts";
import { sliceCube, dayCube } from "../src/analysis/slice/day-cube.ts";
import { buffersOf } from "../src/analysis/columns/columns.ts";
import type { SliceFilter } from "../src/analysis/slice/slice-filter.ts";
import { slice } from "../src/analysis/slice/slice.ts";
import { timeGrid } from "../src/analysis/slice/time-grid.ts";
import { ensureTemporal } from "../src/lib/time/temporal.ts";
import { NPS, type Metric } from "../src/analysis/metric/metric.ts";
import { keepObjects, sliceObjects } from "./analysis/objects.ts";
import { samplePages } from "./analysis/sample-pages.ts";

const CHAINS = Number(process.argv[2] ?? 1_000_000);
const TURNS = 15;
const ZONE = "Europe/Helsinki";

await ensureTemporal();
const builder = new ColumnBuilder();
const [survey, question] = ["one survey", "one question"];
const share: Metric = { ...NPS, name: "Satisfied", kind: "share", survey, questions: [question], bottom: [] };
const shareBuilder = new ColumnBuilder({ metric: share });
const objects = keepObjects();
for (const page of samplePages(CHAINS, 100)) {
  builder.append(page);
  // Answers to all NPS questions as those to one question of one survey, which a metric takes.
  const same = page.map((chain) => ({
    ...chain,
    surveyId: survey,
    responses: chain.responses.map((response) =>
      response.questionType === "NPS" ? { ...response, surveyId: survey, questionId: question } : response,
    ),
  }));
  shareBuilder.append(same);
  objects.append(page);
}
const columns = builder.snapshot();
const shareColumns = shareBuilder.snapshot();
const kept = objects.list();
const grid = timeGrid(columns, {}, ZONE, "week");
const days = timeGrid(columns, {}, ZONE, "day").periods;
const cube = dayCube(columns, {}, days);
const touchpoint = columns.entries.touchpoint.slice(0, 1).map(({ id }) => id);
const [first, last] = [days[200]?.start ?? 0, days[500]?.end ?? 0];

/** The floor: one look at each row's cell, one counter. */
function floor(): Uint32Array {
  const counters = new Uint32Array(columns.facts.length * CELLS);
  const { cell, rows } = columns;
  for (let row = 0; row < rows; row++) {
    const own = cell[row] ?? 0;
    counters[own] = (counters[own] ?? 0) + 1;
  }
  return counters;
}

if (shareColumns.rows !== columns.rows) throw new Error("The other metric does not have the same answers.");

const filters: Readonly<Record<string, SliceFilter>> = {
  "no filter": {},
  "one touchpoint": { touchpoint },
  "scores 9 and 10": { scores: [9, 10] },
  "ten months": { createdFrom: first, createdTo: last - 1 },
  "a metadata key": { metadata: [{ key: "till", value: "3" }] },
};

const work: Readonly<Record<string, () => unknown>> = {
  floor,
  objects: () => sliceObjects(kept, {}, grid),
  ...Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [
      `full pass, ${name}`,
      () => slice(columns, filter, grid),
    ]),
  ),
  "of another metric, no filter": () => slice(shareColumns, {}, grid),
  "of another metric, by campaign": () => slice(shareColumns, {}, grid, "campaign"),
  "full pass, by campaign": () => slice(columns, {}, grid, "campaign"),
  "full pass, by both": () => slice(columns, filters["a metadata key"] ?? {}, grid, "campaign"),
  "day cube, made": () => dayCube(columns, {}, days),
  "day cube, ten months": () => cube && sliceCube(cube, { start: first, end: last, touchpoints: touchpoint }),
};

const times = new Map<string, number[]>(Object.keys(work).map((name) => [name, []]));
for (let turn = 0; turn < TURNS; turn++) {
  for (const [name, run] of Object.entries(work)) {
    const start = performance.now();
    run();
    times.get(name)?.push(performance.now() - start);
  }
}

const median = (name: string): number =>
  times.get(name)?.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0;
const { ids, metadata, rows, chains } = columns;
/** Bytes of typed arrays and buffers by row, each counted once. */
const aRow = (arrays: Iterable<{ readonly byteLength: number }>) =>
  ([...new Set(arrays)].reduce((sum, { byteLength }) => sum + byteLength, 0) / rows).toFixed(2);
const idArrays = [ids.tails, ids.continuations, ...(ids.heads === undefined ? [] : [ids.heads])];
const metadataArrays = metadata.flatMap(({ codes, combinations }) => [codes, combinations]);
console.log(
  `${chains} chains, ${rows} rows; bytes a row: ${aRow([columns.time, columns.cell])} to slice by, ` +
    `${aRow(idArrays)} for ids, ${aRow(metadataArrays)} for ${metadata.length} metadata keys with their tables, ` +
    `${aRow(buffersOf(columns))} in all (goal 16)`,
);
for (const name of Object.keys(work)) {
  const time = median(name);
  console.log(
    `${name.padEnd(30)} ${time.toFixed(2).padStart(8)} ms, ${(time / median("objects")).toFixed(3)} of kept objects`,
  );
}
for (const by of ["no filter", "by campaign"]) {
  const ratio = median(`of another metric, ${by}`) / median(`full pass, ${by}`);
  console.log(
    `another metric, ${by}: ${ratio.toFixed(2)} times NPS (goal 1.2: ${ratio <= 1.2 ? "reached" : "MISSED"})`,
  );
}
