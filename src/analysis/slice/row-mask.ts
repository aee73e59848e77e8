/** Which rows pass the filters on metadata and answers: decided once for each combination, instead of once for each row. */
import type { Columns } from "../columns/columns.ts";
import type { MetadataColumn, SmallNumbers } from "../columns/metadata-columns.ts";

export interface MetadataTerm {
  readonly key: string;
  readonly value: string;
}

/** An answer to a question: the id of a choice, or a number as text. */
export interface AnswerTerm {
  readonly question: string;
  readonly value: string;
}

/** A row passes where `passing[index[row]]` is 1, and not where it is 0. */
export interface RowMask {
  readonly index: SmallNumbers;
  readonly passing: Uint8Array;
}

/** The rows whose chain has one of the values named for each key and question; undefined without terms. */
export function rowMask(
  { metadata, answers, rows }: Columns,
  terms: readonly MetadataTerm[],
  answerTerms: readonly AnswerTerm[] = [],
): RowMask | undefined {
  const byPack = new Map<SmallNumbers, Uint8Array>();
  const asTerms = answerTerms.map(({ question, value }) => ({ key: question, value }));
  for (const { column, values: wanted } of [
    ...wantedIn(metadata, terms, rows),
    ...wantedIn(answers?.columns ?? [], asTerms, rows),
  ]) {
    const { values, codes, combinations } = column;
    const passes = [0, ...values.map((value) => Number(wanted.has(value)))];
    const passing = byPack.get(combinations) ?? new Uint8Array(codes.length).fill(1);
    codes.forEach((code, at) => (passing[at] = (passing[at] ?? 0) & (passes[code] ?? 0)));
    byPack.set(combinations, passing);
  }
  const [one, ...others] = Array.from(byPack, ([index, passing]) => ({ index, passing }));
  return one === undefined || others.length === 0 ? one : allOf([one, ...others], rows);
}

/** By key or question what chains say of it, and what they have to. */
const wantedIn = (columns: readonly MetadataColumn[], terms: readonly MetadataTerm[], rows: number) =>
  Array.from(
    Map.groupBy(terms, ({ key }) => key),
    ([key, named]) => ({
      column: columns.find((candidate) => candidate.key === key) ?? inNoRow(rows),
      values: new Set(named.map(({ value }) => value)),
    }),
  );

/** What a key amounts to that no chain has. */
const inNoRow = (rows: number): Omit<MetadataColumn, "key"> => ({
  values: [],
  codes: Uint8Array.of(0),
  combinations: new Uint8Array(rows),
});

/** The rows that pass every mask. */
function allOf(masks: readonly RowMask[], rows: number): RowMask {
  const index = new Uint8Array(rows).fill(1);
  for (const mask of masks) {
    for (let row = 0; row < rows; row++)
      index[row] = (index[row] ?? 0) & (mask.passing[mask.index[row] ?? 0] ?? 0);
  }
  return { index, passing: Uint8Array.of(0, 1) };
}
