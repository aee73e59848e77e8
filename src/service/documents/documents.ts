/** The documents of an archive and of stores, as the lines of archives are checked: the API's resources with texts in all languages. */
import type * as z from "zod";
import type { archivedSurveySchema, chainLineSchema } from "./line-schema.ts";

type Unchanging<Value> = Value extends object
  ? { readonly [Name in keyof Value]: Unchanging<Value[Name]> }
  : Value;

/** A text in several languages: language code to text. */
export type Texts = Readonly<Record<string, string>>;

export type ArchivedSurvey = Unchanging<z.output<typeof archivedSurveySchema>>;
export type ArchivedQuestion = ArchivedSurvey["questions"][number];
export type ArchivedChoice = ArchivedQuestion["choices"][number];

export type ChainLine = Unchanging<z.output<typeof chainLineSchema>>;
export type ArchivedChain = Omit<ChainLine, "kind">;
export type ArchivedResponse = ArchivedChain["responses"][number];

export type SurveyLine = { readonly kind: "survey" } & ArchivedSurvey;
export type ArchiveLine = SurveyLine | ChainLine;

/** The survey that a line holds. */
export const surveyOf = ({ kind: _kind, ...survey }: SurveyLine): ArchivedSurvey => survey;
