import type { Named } from "../../client/seen-names.ts";
import type { AnswersQuery } from "../../contract/answers-query.ts";
import { brokenStream } from "./arrow-messages.ts";
import { BatchChains, RowIds } from "./batch-chains.ts";
import { streamBatches, type BatchReader } from "./stream-batches.ts";
import type { Table } from "@uwdata/flechette";
import { datedKinds, type AnswerRows, type RowKind } from "../../analysis/columns/answer-rows.ts";
import { isNpsAnswer } from "../../analysis/texts/nps-answers.ts";
import { TupleNumbers } from "../../lib/tuple-numbers.ts";
import { numbersIn, placesIn, secondsIn, textsIn, truthsIn } from "./batch-columns.ts";
import type { ResponseChain } from "../../contract/resources.ts";

/** Takes chains; from pages the same one may come twice. */
export interface ChainSink {
  /** `page` is the number of their page in the list, from 0, where they come from pages. */
  readonly add: (chains: readonly ResponseChain[], page?: number) => void;
  /** Takes the NPS answers of a stream in place of its chains, which costs a tenth. */
  readonly addRows?: (rows: AnswerRows) => void;
  /** What came is not to be trusted: begins with nothing. */
  readonly clear: () => void;
}

/** Where a stream has come to. */
interface StreamStep {
  readonly chains: number;
  readonly ofChains: number;
  /** Of what was added now, names among it. */
  readonly named: readonly Named[];
}

/** Puts a stream into `sink` as it comes. `query` is what was asked. Throws an `ApiError` where it is not whole. */
export async function* streamInto(
  sink: ChainSink,
  query: AnswersQuery,
  bytes: AsyncIterable<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<StreamStep> {
  if (sink.addRows === undefined) {
    for await (const { made, ...step } of streamBatches(bytes, query, new BatchChains())) {
      sink.add(made);
      yield { ...step, named: made };
    }
    return;
  }
  for await (const { made, ...step } of streamBatches(bytes, query, new BatchRows())) {
    try {
      sink.addRows(made);
    } catch (thrown) {
      throw brokenStream(String(thrown));
    }
    yield { ...step, named: datedKinds(made) };
  }
}

/**
 * Turns record batches of NPS answers into rows of numbers. What of a stream is not as the contract has it is a fault:
 * rows that do not ascend by time and chain, so that one could come twice, or answers of another type.
 */

/** What a kind is told apart by. */
const KIND_COLUMNS = [
  "survey",
  "touchpoint",
  "touchpoint_name",
  "team",
  "team_name",
  "language",
  "question",
  "question_type",
] as const;

export class BatchRows implements BatchReader<AnswerRows> {
  readonly #ids = new RowIds();
  readonly #numbers = new TupleNumbers(KIND_COLUMNS.length);
  readonly #kinds: RowKind[] = [];

  get chains(): number {
    return this.#ids.chains;
  }

  add(table: Table): AnswerRows {
    const time = secondsIn(table, "time");
    const ids = this.#ids.of(table, time);
    const kind = this.#kindsOf(table);
    return {
      length: table.numRows,
      time,
      ...ids,
      kind,
      kinds: this.#kinds,
      value: numbersIn(table, "value"),
      hasComment: truthsIn(table, "comment"),
      metadata: textsIn(table, "metadata"),
    };
  }

  /** No row waits for another. */
  finish = (): undefined => undefined;

  #kindsOf(table: Table): Uint32Array {
    const places = KIND_COLUMNS.map((name) => placesIn(table, name));
    return this.#numbers.numbers(places, (row) => this.#kinds.push(kindAt(table, row)));
  }
}

function kindAt(table: Table, row: number): RowKind {
  const text = (name: string): string | undefined => {
    const value: unknown = table.getChild(name).at(row);
    return typeof value === "string" ? value : undefined;
  };
  const questionId = text("question");
  if (questionId !== undefined && !isNpsAnswer({ questionType: text("question_type") ?? "" }))
    throw brokenStream("an answer of another type");
  return {
    surveyId: text("survey") ?? "",
    touchpointId: text("touchpoint") ?? "",
    touchpointName: text("touchpoint_name") ?? "",
    teamId: text("team") ?? "",
    teamName: text("team_name") ?? "",
    language: text("language") ?? "",
    questionId,
  };
}
