import { fitting } from "../../../filters/conditions.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { walkChains } from "../../../reading/walk-chains.ts";
import type { BeginWork, Work } from "../../../reading/work.ts";
import type { SurveyWords } from "./reader-words.ts";
import { SummaryCollector } from "./summary-collector.ts";
import { TextCollector } from "./text-collector.ts";

/** What was collected is told when it has grown by a seventh: all tellings cost what eight do. */
const RHYTHM = { progressMs: 50, contentMs: 0, growth: 8 / 7 };

/** Collects what a survey's chains add up to, or the texts in them. */
export const beginSurveyWork: BeginWork<SurveyWords> = ({ request, purpose }, context) => {
  let read = 0;
  const walkInto = (add: (chains: readonly ResponseChain[]) => void | Promise<void>) => ({
    rhythm: RHYTHM,
    size: () => read,
    run: walkChains(request.filter, context, async (chains) => {
      await add(chains.filter(fitting(request.appliedHere)));
      read += chains.length;
    }),
  });
  if (purpose.kind === "summaries") {
    const collector = new SummaryCollector();
    return {
      ...walkInto((chains) => collector.add(chains)),
      content: () => collector.content(),
      answer: (query) => collector.answer(query),
    };
  }
  const collector = new TextCollector(purpose.questionId);
  return {
    ...walkInto((chains) => collector.add(chains)),
    content: () => undefined,
    answer: (query) => (query.kind === "texts" ? collector.find(query) : undefined),
  } satisfies Work<SurveyWords>;
};
