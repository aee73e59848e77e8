/** What the schema of a stream has to say before a row of it is read. */
import { Type, type DataType, type Schema } from "@uwdata/flechette";
import { answerColumns, type AnswerColumnType } from "../../contract/answers/answer-columns.ts";
import { CHAINS_KEY, UNSAID_KEY } from "../../contract/answers/answers-stream.ts";
import type { AnswersQuery } from "../../contract/answers-query.ts";
import { brokenStream } from "./arrow-messages.ts";

/** How many chains the stream says that it has. Throws where its columns are not those that `query` asks for. */
export function chainsTold({ fields, metadata }: Schema, query: AnswersQuery): number {
  const asked = answerColumns(query);
  const isAsAsked =
    fields.length === asked.length &&
    asked.every(({ name, type }, at) => {
      const field = fields[at];
      return field !== undefined && field.name === name && isOfType(field.type, type);
    });
  if (!isAsAsked) throw brokenStream("another schema");
  if (metadata?.get(UNSAID_KEY) === "true") throw brokenStream("numbers that stand in `answer` alone");
  const told = metadata?.get(CHAINS_KEY) ?? "";
  if (!/^\d{1,15}$/.test(told)) throw brokenStream("no number of chains");
  return Number(told);
}

function isOfType(type: DataType, wanted: AnswerColumnType): boolean {
  switch (wanted) {
    case "identifier":
      return (type.typeId === Type.FixedSizeBinary && type.stride === 12) || type.typeId === Type.Utf8;
    case "timestamp[s, UTC]":
      return type.typeId === Type.Timestamp && type.unit === 0;
    case "dictionary<utf8>":
      return type.typeId === Type.Dictionary && type.dictionary.typeId === Type.Utf8;
    case "float64":
      return type.typeId === Type.Float && type.precision === 2;
    case "utf8":
      return type.typeId === Type.Utf8;
    case "bool":
      return type.typeId === Type.Bool;
    case "int8":
      return type.typeId === Type.Int && type.bitWidth === 8 && type.signed;
  }
}
