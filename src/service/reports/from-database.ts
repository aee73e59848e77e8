/** Reads the material of a report from the service's own database, in one snapshot. */
import { boundsToRead, type ReportMaterial } from "../../analysis/report/make-report.ts";
import type { ChainFilter } from "../../contract/queries.ts";
import { chainSchema } from "../../contract/resources.ts";
import { FactTally } from "../../analysis/method/method-tally.ts";
import { localizedSurvey } from "../api/catalog-view.ts";
import { inScope, type FeedbackExporter, type Scope } from "../store/store.ts";
import { archiveLine } from "../templates/chain-template.ts";
import { version } from "./version.ts";
import { gatheredBy, gatheringFor } from "./making.ts";
import type { ReportRequest } from "./report-request.ts";

/** All in `scope` that `request` needs. `begin` gets the number of chains and returns a callback of those read. */
export async function readDatabase(
  store: FeedbackExporter,
  request: ReportRequest,
  readAt: number,
  begin: (total: number) => (read: number) => void,
  scope: Scope = "all",
): Promise<ReportMaterial> {
  return store.snapshot(async (snapshot) => {
    const surveys = (await snapshot.surveys()).filter(({ teamId }) => inScope(scope, teamId));
    const surveysIn = (language: string) => surveys.map((survey) => localizedSurvey(survey, language));
    const languages = surveys.flatMap(({ questions }) => questions.flatMap((one) => one.languages));
    const versions = Array.from(new Set(languages), surveysIn);
    const { catalog, gatherers, surveyId } = gatheringFor(request, surveysIn(request.language), versions);
    const filter: ChainFilter = {
      ...boundsToRead(request, readAt),
      ...(surveyId.length > 0 && { surveyId }),
    };
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
