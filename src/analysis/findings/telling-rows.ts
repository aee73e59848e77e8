/** The breakdowns whose rows differ enough to be told: at most two, never the same rows under two names. */
import type { Columns } from "../columns/columns.ts";
import { differsClearly, type JudgedRows } from "../funnel/judge-rows.ts";
import { twoSided } from "../../lib/statistics/normal-distribution.ts";
import { discoveries } from "../funnel/false-discoveries.ts";
import { FEW_ANSWERS, scoreFrom } from "../score.ts";
import { keyOf, kindOf } from "../report-values.ts";
import type { ReportDimension } from "../report.ts";
import { countSelection, type CountedRow, type Selection } from "../selection/count-selection.ts";
import type { SliceFilter } from "../slice/slice-filter.ts";
import type { Steps } from "../steps.ts";

/** Rows of a dimension, by their places in the selection: the lowest and the highest that are told; the same where it is one. */
export interface TellingRows {
  readonly dimension: ReportDimension;
  readonly lowest: number;
  readonly highest: number;
}

/** Points off the rest, at least. */
const FEWEST_POINTS = 5;
const MOST = 2;
/** The part of the breakdowns told that may be so by chance. */
const RATE = 0.025;
/** The part of its answers that a row shares with another, from which on both are the same under two names. */
const SAME = 0.9;

/** Of equal ranges the earlier is told; metadata keys and questions follow by name. */
const ORDER: readonly string[] = [
  "survey",
  "touchpoint",
  "language",
  "team",
  "question",
  "metadata",
  "answer",
];

type Candidate = ReturnType<typeof candidateOf>[number];

interface Row extends CountedRow {
  readonly place: number;
  readonly score: number;
  readonly z: number;
}

export function* tellingRows(
  columns: Columns,
  filter: SliceFilter,
  { rows }: Selection,
  judged: ReadonlyMap<ReportDimension, JudgedRows>,
): Steps<readonly TellingRows[]> {
  const clear = leastClear(judged);
  const candidates = [...judged]
    .flatMap(([dimension, told]) => candidateOf(dimension, rows.get(dimension) ?? [], told))
    .filter(({ strongest }) => Math.abs(strongest.z) >= clear)
    .toSorted(
      (a, b) => rangeOf(b) - rangeOf(a) || orderOf(a) - orderOf(b) || (a.dimension < b.dimension ? -1 : 1),
    );
  // Of breakdowns that are the same the widest is told: each is held against those before it that are told themselves.
  const isTold = (candidate: Candidate): boolean => {
    const wider = candidates.slice(0, candidates.indexOf(candidate));
    if (wider.length === 0) return true;
    const narrower = narrowedTo(filter, candidate.dimension, candidate.strongest.id);
    const within = countSelection(columns, narrower).rows;
    return !wider.some((other) => isSame(within, candidate, other) && isTold(other));
  };
  const told: Candidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => Math.abs(b.strongest.z) - Math.abs(a.strongest.z))) {
    if (told.length === MOST) break;
    if (isTold(candidate)) told.push(candidate);
    yield told.length / MOST;
  }
  return told.map(({ dimension, lowest, highest }) => ({
    dimension,
    lowest: lowest.place,
    highest: highest.place,
  }));
}

const rangeOf = ({ lowest, highest }: Candidate): number => highest.score - lowest.score;
const orderOf = ({ dimension }: Candidate): number => ORDER.indexOf(kindOf(dimension));

/** How far from the rest a row of any breakdown must be so as hardly to be there by chance, of all rows looked at. */
function leastClear(judged: ReadonlyMap<ReportDimension, JudgedRows>): number {
  const zs = [...judged.values()].flatMap(({ judgements }) =>
    judgements.flatMap(({ differs, z }) => (differs === null ? [] : [Math.abs(z)])),
  );
  const found = discoveries(zs.map(twoSided), RATE);
  return Math.min(...zs.filter((_, at) => found[at]));
}

/** None where no row differs enough. */
function candidateOf(dimension: ReportDimension, rows: readonly CountedRow[], { judgements }: JudgedRows) {
  const telling = rows
    .flatMap((row, place): readonly Row[] => {
      const judgement = judgements[place];
      const score = scoreFrom(row.counts);
      if (judgement === undefined || score === undefined || row.counts.answers < FEW_ANSWERS) return [];
      const { rest, z } = judgement;
      const isFar = rest !== null && Math.abs(score - rest) >= FEWEST_POINTS;
      return differsClearly(judgement) && isFar ? [{ ...row, place, score, z }] : [];
    })
    .toSorted((a, b) => a.score - b.score || (a.id < b.id ? -1 : 1));
  const [lowest, highest] = [telling[0], telling.at(-1)];
  if (lowest === undefined || highest === undefined) return [];
  // That with the largest distance from the rest.
  const strongest = telling.reduce((most, row) => (Math.abs(row.z) > Math.abs(most.z) ? row : most));
  return [{ dimension, lowest, highest, strongest }];
}

/** True where the strongest rows of both are nearly the same answers; `within` is what those of the one are rows of. */
function isSame(within: Selection["rows"], one: Candidate, other: Candidate): boolean {
  const shared = within.get(other.dimension)?.find(({ id }) => id === other.strongest.id);
  const answers = shared?.counts.answers ?? 0;
  return [one, other].some(({ strongest }) => answers >= SAME * strongest.counts.answers);
}

/** The filter, narrowed to one value of a dimension. */
function narrowedTo(filter: SliceFilter, dimension: ReportDimension, id: string): SliceFilter {
  const [kind, key, value] = [kindOf(dimension), keyOf(dimension), id];
  if (kind === "metadata")
    return { ...filter, metadata: [...withoutKey(filter.metadata, "key", key), { key, value }] };
  if (kind !== "answer") return { ...filter, [dimension]: [id] };
  return { ...filter, answers: [...withoutKey(filter.answers, "question", key), { question: key, value }] };
}

/** A row that is in view has passed the terms on its key already. */
const withoutKey = <Name extends string, Term extends Readonly<Record<Name, string>>>(
  terms: readonly Term[] = [],
  name: Name,
  key: string,
): readonly Term[] => terms.filter((term) => term[name] !== key);
