/** A writer that writes nothing: an import into it only checks. */
import { textAt } from "../answers/packed/text-column.ts";
import { gapsIn, gapText } from "../templates/chain-template.ts";
import { batchOf, type ChainBatch } from "../store/chain-batch.ts";
import type { FeedbackReader, FeedbackWriter } from "../store/store.ts";
import type { ArchivedSurvey } from "../documents/documents.ts";

/** Knows what `reader` holds and what was put into it, chains that would be replaced too; counts everything as new. */
export function checkingWriter(reader: Pick<FeedbackReader, "catalog" | "answered">): FeedbackWriter {
  return {
    async write(work) {
      const { surveys } = await reader.catalog();
      const known = new Map<string, ArchivedSurvey>(surveys.map((survey) => [survey._id, survey]));
      const counts = { surveys: 0, chains: 0, replaced: 0, unchanged: 0 };
      const answers = new Set<string>();
      const put = (batch: ChainBatch, from = 0, to = batch.pack.chains): void => {
        counts.chains += to - from;
        for (let at = from; at < to; at += 1)
          for (const gap of gapsIn(textAt(batch.templates, at))) answers.add(gap);
      };
      await work({
        answered: async (surveyId, questionIds) => {
          const stored = new Set(await reader.answered(surveyId, questionIds));
          return questionIds.filter((id) => stored.has(id) || answers.has(gapText(surveyId, id)));
        },
        survey: async (id) => known.get(id),
        putSurvey: async (survey) => {
          known.set(survey._id, survey);
          counts.surveys += 1;
        },
        putChains: async (chains) => put(batchOf(chains)),
        putBatch: async (batch, from, to) => put(batch, from, to),
      });
      return counts;
    },
  };
}
