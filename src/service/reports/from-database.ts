/** Reads the material of a report from the service's own database, in one snapshot. */
import { boundsToRead, type ReportMaterial } from "../../analysis/report/make-report.ts";
import type { ChainFilter } from "../../contract/queries.ts";
import { chainSchema, surveySchema, type Survey } from "../../contract/resources.ts";
import { FactTally } from "../../analysis/method/method-tally.ts";
import type { ArchivedSurvey, Texts } from "../documents/documents.ts";
import type { FeedbackExporter, Scope } from "../store/store.ts";
import { archiveLine } from "../templates/chain-template.ts";
import { version } from "./version.ts";
import { gatheredBy, gatheringFor } from "./making.ts";
import { surveysToRead, type ReportRequest } from "./report-request.ts";

/** All in `scope` that `request` needs. `begin` gets the number of chains and returns a callback of those read. */
export async function readDatabase(
  store: FeedbackExporter,
  request: ReportRequest,
  readAt: number,
  begin: (total: number) => (read: number) => void,
  scope: Scope = "all",
): Promise<ReportMaterial> {
  const surveyId = surveysToRead(request);
  const filter: ChainFilter = {
    ...boundsToRead(request),
    ...(surveyId.length > 0 && { surveyId }),
  };
  return store.snapshot(async (snapshot) => {
    const stored = await snapshot.surveys();
    const surveys = scope === "all" ? stored : stored.filter(({ teamId }) => scope.includes(teamId));
    const languages = [...new Set(surveys.flatMap((survey) => survey.languages))];
    const { catalog, gatherers } = gatheringFor(
      request,
      surveysIn(surveys, request.language),
      languages.map((language) => surveysIn(surveys, language)),
    );
    let read = 0;
    const onRead = begin(await snapshot.countChains(scope, filter));
    const facts = gatherers.map(() => new FactTally());
    for await (const page of snapshot.chains(scope, filter)) {
      const chains = page.map((chain) => chainSchema.parse(JSON.parse(archiveLine(chain))));
      for (const [place, gathered] of gatherers.entries()) {
        await gathered.take(chains);
        for (const [at, { isClosed, surveyVersion }] of page.entries()) {
          const chain = chains[at];
          if (chain !== undefined && gathered.matches(chain)) facts[place]?.add(isClosed, surveyVersion);
        }
      }
      read += chains.length;
      onRead(read);
    }
    return { ...gatheredBy(gatherers, facts), catalog, readAt, complete: true, version: version() };
  });
}

const surveysIn = (surveys: readonly ArchivedSurvey[], language: string): readonly Survey[] =>
  surveys.map(({ questions, ...survey }) =>
    surveySchema.parse({
      ...survey,
      questions: questions.map(({ _id, questionType, title, languages, choices }) => ({
        _id,
        questionType,
        languages,
        language: languageIn(title, language, languages) ?? "",
        title: textIn(title, language, languages),
        choices: choices.map(({ fieldId, fieldName }) => ({
          fieldId,
          fieldName: textIn(fieldName, language, languages),
        })),
      })),
    }),
  );

/** A text in a language, or in the first of the question's languages that has one. */
const textIn = (texts: Texts, language: string, languages: readonly string[]): string => {
  const found = languageIn(texts, language, languages);
  return found === undefined ? "" : (texts[found] ?? "");
};

const languageIn = (texts: Texts, language: string, languages: readonly string[]): string | undefined =>
  [language, ...languages].find((each) => Object.hasOwn(texts, each));
