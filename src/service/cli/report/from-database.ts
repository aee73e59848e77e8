/** Reads what a report is on out of the own database, as it is at one moment. */
import { reportCatalog } from "../../../analysis/report/catalog.ts";
import { commentScore } from "../../../analysis/report/comment-score.ts";
import { Gatherer } from "../../../analysis/report/gather.ts";
import { boundsToRead, type ReportMaterial } from "../../../analysis/report/make-report.ts";
import type { ChainFilter } from "../../../contract/queries.ts";
import { chainSchema, surveySchema, type Survey } from "../../../contract/resources.ts";
import { reportWordsIn } from "../../../reports/report-words.ts";
import type { ArchivedSurvey, Texts } from "../../documents/documents.ts";
import type { ExportingStore, Scope } from "../../store/store.ts";
import { archiveLine } from "../../templates/chain-template.ts";
import type { ReportRequest } from "../../mcp/reports.ts";
import { reportOn } from "./report-on.ts";
import { stopWords } from "./stop-words.ts";

/** What `scope` may see. `begin` hears how many chains there are, and what it returns hears how many were read. */
export async function readDatabase(
  store: ExportingStore,
  request: ReportRequest,
  readAt: number,
  begin: (total: number) => (read: number) => void,
  scope: Scope = "all",
): Promise<ReportMaterial> {
  const filter: ChainFilter = {
    ...boundsToRead(request),
    ...(request.surveys.length > 0 && { surveyId: request.surveys }),
  };
  return store.snapshot(async (snapshot) => {
    const stored = await snapshot.surveys();
    const surveys = scope === "all" ? stored : stored.filter(({ teamId }) => scope.includes(teamId));
    const languages = [...new Set(surveys.flatMap((survey) => survey.languages))];
    const catalog = reportCatalog(
      surveysIn(surveys, request.language),
      languages.map((language) => surveysIn(surveys, language)),
      reportWordsIn(request.language).language,
    );
    const gathered = new Gatherer({
      choices: catalog.choices,
      commentScore: commentScore(reportOn(request).slice),
      stopWords,
    });
    const onChains = begin(await snapshot.countChains(scope, filter));
    for await (const chains of snapshot.chains(scope, filter)) {
      await gathered.take(chains.map((chain) => chainSchema.parse(JSON.parse(archiveLine(chain)))));
      onChains(gathered.chains);
    }
    return { gathered, catalog, readAt, complete: true };
  });
}

const surveysIn = (surveys: readonly ArchivedSurvey[], language: string): readonly Survey[] =>
  surveys.map(({ questions, ...survey }) =>
    surveySchema.parse({
      ...survey,
      questions: questions.map(({ _id, title, languages, choices }) => ({
        _id,
        title: textIn(title, language, languages),
        choices: choices.map(({ fieldId, fieldName }) => ({
          fieldId,
          fieldName: textIn(fieldName, language, languages),
        })),
      })),
    }),
  );

/** A text in a language, or in the first of the question's that has one. */
const textIn = (texts: Texts, language: string, languages: readonly string[]): string => {
  const found = [language, ...languages].find((each) => Object.hasOwn(texts, each));
  return found === undefined ? "" : (texts[found] ?? "");
};
