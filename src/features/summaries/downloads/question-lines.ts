import type { Survey } from "../../../contract/resources.ts";
import { provenance, type Sources } from "../../../filters/provenance.ts";
import type { ProvenanceLine } from "../../../lib/text/csv.ts";
import type { SurveyPart } from "../parts/named-choices.ts";

/** Which question of which survey numbers are about, its figures, and where they come from. */
export function questionLines(
  survey: Pick<Survey, "_id" | "name">,
  { id, question, summary, type }: SurveyPart,
  figures: readonly ProvenanceLine[],
  sources: Sources,
): readonly ProvenanceLine[] {
  const answered = summary?.answered ?? 0;
  return [
    ["survey", survey.name],
    ["survey id", survey._id],
    ["question", question?.title ?? ""],
    ["question id", id],
    ["question language", question?.language ?? ""],
    ["question type", type],
    ["answered", answered],
    ["skipped", sources.chains - answered],
    ...figures,
    ...provenance(sources),
  ];
}
