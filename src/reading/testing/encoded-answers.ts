// A stream of all answers as a deployment would send it, and its messages, to be changed.
import {
  bool,
  columnFromArray,
  dictionary,
  fixedSizeBinary,
  float64,
  int8,
  tableFromColumns,
  tableToIPC,
  timestamp,
  TimeUnit,
  utf8,
  type DataType,
} from "@uwdata/flechette";
import { isComment } from "../../analysis/texts/comments.ts";
import { answerColumns } from "../../contract/answers/answer-columns.ts";
import { CHAINS_KEY } from "../../contract/answers/answers-link.ts";
import { wantedType, type AnswersQuery } from "../../contract/answers-query.ts";
import type { ResponseChain } from "../../contract/resources.ts";
import { packId } from "../../lib/id-map.ts";

const name = dictionary(utf8());

const TYPES: Readonly<Record<string, DataType>> = {
  time: timestamp(TimeUnit.SECOND, "UTC"),
  chain: utf8(),
  survey: name,
  touchpoint: dictionary(utf8()),
  touchpoint_name: dictionary(utf8()),
  team: dictionary(utf8()),
  team_name: dictionary(utf8()),
  language: dictionary(utf8()),
  question: dictionary(utf8()),
  question_type: dictionary(utf8()),
  value: float64(),
  text: utf8(),
  closed: bool(),
  version: int8(),
  metadata: utf8(),
  comment: bool(),
};

type Row = Readonly<Record<string, unknown>>;

function rowsOf(chain: ResponseChain, query: AnswersQuery): readonly Row[] {
  const type = wantedType(query);
  const responses = chain.responses.filter(({ questionType }) => (type ?? questionType) === questionType);
  const own = {
    time: chain.createdAt * 1000,
    chain: chain._id,
    survey: chain.surveyId,
    touchpoint: chain.touchpointId,
    touchpoint_name: chain.touchpointName,
    team: chain.teamId,
    team_name: chain.teamName,
    language: chain.language,
    closed: false,
    version: 3,
    metadata: JSON.stringify(chain.metadata),
    comment: chain.responses.some(isComment),
  };
  if (responses.length === 0)
    return [{ ...own, question: null, question_type: null, value: null, text: null }];
  return responses.map(({ questionId, questionType, answer, valueNum, valueString }) =>
    Object.assign(
      {
        question: questionId,
        question_type: questionType,
        value: valueNum ?? (typeof answer === "number" ? answer : null),
        text: valueString ?? (typeof answer === "string" ? answer : null),
      },
      own,
    ),
  );
}

/** The twelve bytes of an id of the usual shape. */
function packedBytes(id: string): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(12));
  packId(id)?.forEach((word, at) => bytes.setUint32(4 * at, word));
  return new Uint8Array(bytes.buffer);
}

export interface EncodedAnswers {
  /** What was asked for; by default all that chains are made of. */
  readonly query?: AnswersQuery;
  /** What the schema says; how many there are by default. */
  readonly ofChains?: number;
  /** Columns to leave out. */
  readonly without?: readonly string[];
  /** Rows of a record batch at most. */
  readonly batchRows?: number;
}

const EVERYTHING = { type: "all", text: true, metadata: true } as const satisfies AnswersQuery;

/** The bytes of the stream of `chains`. */
export function encodedAnswers(
  chains: readonly ResponseChain[],
  { query = EVERYTHING, ofChains = chains.length, without = [], batchRows = Infinity }: EncodedAnswers = {},
): Uint8Array<ArrayBuffer> {
  const rows = chains.flatMap((chain) => rowsOf(chain, query));
  const areUsual = chains.every(({ _id }) => packId(_id) !== undefined);
  const columns = answerColumns(query).flatMap(({ name: column }) =>
    without.includes(column)
      ? []
      : [
          [
            column,
            column === "chain" && areUsual
              ? columnFromArray(
                  rows.map((row) => packedBytes(String(row[column]))),
                  fixedSizeBinary(12),
                  { maxBatchRows: batchRows },
                )
              : columnFromArray(
                  rows.map((row) => row[column]),
                  TYPES[column],
                  { maxBatchRows: batchRows },
                ),
          ] as const,
        ],
  );
  const table = tableFromColumns(Object.fromEntries(columns));
  table.schema.metadata = new Map([[CHAINS_KEY, String(ofChains)]]);
  return new Uint8Array(tableToIPC(table, { format: "stream" }) ?? []);
}
