/** A writer that writes nothing: an import into it only checks. */
import { textAt } from "../answers/packed/text-column.ts";
import { gapText, referencesIn } from "../templates/chain-template.ts";
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
      const put = (batch: ChainBatch, leftOut?: ReadonlySet<number>): void => {
        for (let at = 0; at < batch.pack.chains; at += 1) {
          if (leftOut?.has(at)) continue;
          counts.chains += 1;
          for (const { surveyId, questionId } of referencesIn(textAt(batch.templates, at)))
            answers.add(gapText(surveyId, questionId));
        }
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
        putBatch: async (batch, leftOut) => put(batch, leftOut),
      });
      return counts;
    },
  };
}
