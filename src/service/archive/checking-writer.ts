/** A writer that writes nothing: an import into it only checks. */
import type { FeedbackReader, FeedbackWriter } from "../store/store.ts";
import type { ArchivedSurvey } from "./documents.ts";

/** Knows the surveys of `reader` and those put into it; counts everything as new. */
export function checkingWriter(reader: Pick<FeedbackReader, "catalog">): FeedbackWriter {
  return {
    async write(work) {
      const { surveys } = await reader.catalog();
      const known = new Map<string, ArchivedSurvey>(surveys.map((survey) => [survey._id, survey]));
      const counts = { surveys: 0, chains: 0, replaced: 0, unchanged: 0 };
      await work({
        survey: async (id) => known.get(id),
        putSurvey: async (survey) => {
          known.set(survey._id, survey);
          counts.surveys += 1;
        },
        putChains: async (chains) => {
          counts.chains += chains.length;
        },
      });
      return counts;
    },
  };
}
