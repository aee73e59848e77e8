import { walkChains } from "../../../reading/walk-chains.ts";
import type { BeginWork } from "../../../reading/work.ts";
import { arrange, type Arrangement } from "./arrange.ts";
import { MetadataObserver } from "./observed-metadata.ts";
import { ReadRows } from "./read-rows.ts";
import type { NumberedArrangement, RowsWords } from "./rows-words.ts";

/** Of what is under way the rows are arranged again when there are a quarter more: all of it costs what five do. */
const RHYTHM = { progressMs: 50, contentMs: 0, growth: 5 / 4 };

/** Keeps all rows of a list, arranges them as the screen wants them and hands out those in view. */
export const beginRowsWork: BeginWork<RowsWords> = (query, context) => {
  const rows = new ReadRows();
  const metadata = new MetadataObserver();
  let asked: { readonly number: number; readonly wanted: Arrangement } | undefined;
  const arrangement = (): NumberedArrangement | undefined =>
    asked && { number: asked.number, arranged: arrange(rows, asked.wanted) };
  return {
    rhythm: RHYTHM,
    run: walkChains(query, context, (chains, page) => {
      rows.add(chains, page);
      metadata.note(chains);
    }),
    size: () => rows.count,
    content: () => ({ metadata: metadata.all, arrangement: arrangement() }),
    answer: (question) => {
      if (question.kind === "fetch") return { chains: question.rows.flatMap((row) => rows.at(row) ?? []) };
      asked = question;
      const arranged = arrangement();
      return arranged && { arrangement: arranged };
    },
    transfer: ({ arrangement: told }) => (told === undefined ? [] : [told.arranged.rows.buffer]),
  };
};
