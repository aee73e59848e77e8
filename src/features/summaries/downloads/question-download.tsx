import { useLingui } from "@lingui/react/macro";
import type { WordCount } from "../../../analysis/words/word-counts.ts";
import type { Survey } from "../../../contract/resources.ts";
import type { Sources } from "../../../filters/provenance.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { slug } from "../../../lib/text/slug.ts";
import { DownloadMenu } from "../../../ui/downloads/download-menu.tsx";
import type { ProvenanceLine } from "../../../ui/downloads/table-csv.ts";
import type { TitledChoice } from "../parts/named-choices.ts";
import type { SurveyPart } from "../parts/parts-of-survey.ts";
import type { Bars } from "../parts/use-bars.ts";
import { barPicture } from "./bar-picture.ts";
import { questionLines } from "./question-lines.ts";
import { questionTable } from "./question-table.ts";
import { useQuestionBars } from "./use-question-bars.ts";

interface QuestionDownloadProps {
  readonly survey: Pick<Survey, "_id" | "name">;
  readonly part: SurveyPart;
  readonly choices: readonly TitledChoice[];
  readonly words: readonly WordCount[];
  readonly sources: Sources;
}

/** What the answers to a question add up to, as files. */
export function QuestionDownload({ survey, part, choices, words, sources }: QuestionDownloadProps) {
  const draw = useDrawing();
  const bars = useQuestionBars(part, choices);
  const table = questionTable(part, choices, words);
  if (table === undefined) return null;
  const title = part.question?.title || part.id;
  const lines = () => questionLines(survey, part, table.figures, sources);
  return (
    <DownloadMenu
      title={title}
      fileName={[survey.name || survey._id, title].map(slug).filter(Boolean).join("_") || "earshot"}
      table={() => table}
      lines={lines}
      draw={bars === undefined ? undefined : () => draw(bars, title, lines())}
    />
  );
}

/** Bars as a picture, with numbers as the screen writes them. */
function useDrawing() {
  const { t } = useLingui();
  const { number, share } = useFormats();
  return ({ head, rows, of, hidden }: Bars, title: string, lines: readonly ProvenanceLine[]) => {
    const drawn = rows.map(({ label, count, bucket }) => ({
      label,
      bucket,
      count: number(count),
      share: share(of === 0 ? undefined : count / of, 1),
      part: of === 0 ? 0 : count / of,
    }));
    const left: readonly ProvenanceLine[] = hidden === 0 ? [] : [["less frequent answers not drawn", hidden]];
    const heads = { label: head, count: t`Answers`, share: t`Share` };
    return barPicture(drawn, heads, title, [...left, ...lines]);
  };
}
