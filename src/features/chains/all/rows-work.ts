import { walkChains } from "../../../reading/walk-chains.ts";
import type { BeginWork } from "../../../reading/work.ts";
import { arrange, type Arrangement, type Arranged } from "./arrange.ts";
import { MetadataObserver, type ObservedMetadata } from "./observed-metadata.ts";
import { ReadRows } from "./read-rows.ts";
import type { ChainsQuery } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";

/** Of what is under way the rows are arranged again when there are a quarter more: all of it costs what five do. */
const UPDATE_POLICY = { progressMs: 50, contentMs: 0, growth: 5 / 4 };

/** Keeps all rows of a list, arranges them as the screen wants them and hands out those in view. */
export const beginRowsWork: BeginWork<RowsProtocol> = (query, context) => {
  const rows = new ReadRows();
  const metadata = new MetadataObserver();
  let asked: { readonly number: number; readonly wanted: Arrangement } | undefined;
  const arrangement = (): NumberedArrangement | undefined =>
    asked && { number: asked.number, arranged: arrange(rows, asked.wanted) };
  return {
    updatePolicy: UPDATE_POLICY,
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

/** Rows as they were wanted under that number. */
export interface NumberedArrangement {
  readonly number: number;
  readonly arranged: Arranged;
}

/** What the list of all rows and those who keep its rows say to each other. */
export interface RowsProtocol {
  readonly task: ChainsQuery;
  readonly content: {
    readonly metadata: ObservedMetadata;
    /** As was wanted last; undefined before the first arrangement. */
    readonly arrangement: NumberedArrangement | undefined;
  };
  readonly question:
    /** From now on rows are wanted like this. */
    | { readonly kind: "arrange"; readonly number: number; readonly wanted: Arrangement }
    | { readonly kind: "fetch"; readonly rows: readonly number[] };
  readonly answer: {
    readonly arrangement?: NumberedArrangement;
    readonly chains?: readonly ResponseChain[];
  };
}
