import type { TitledChoice } from "../../../analysis/columns/choice-names.ts";
import { useLingui } from "@lingui/react/macro";
import type { WordCount } from "../../../analysis/words/word-counts.ts";
import type { Survey } from "../../../contract/resources.ts";
import type { Sources } from "../../../filters/provenance.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useParts } from "../../../i18n/use-parts.ts";
import { slug } from "../../../ui/downloads/offered.ts";
import { DownloadMenu } from "../../../ui/downloads/download-menu.tsx";
import type { ProvenanceLine } from "../../../lib/text/csv.ts";
import { countedAnswers, type SurveyPart } from "../parts/named-choices.ts";
import { type Bars, MOST_WRITTEN, useBars } from "../parts/use-bars.ts";
import { questionLines } from "./question-lines.ts";
import { questionTable } from "./question-table.ts";
import type { Bucket } from "../../../analysis/metric/metric.ts";
import { fitting, picture, screenLook, svgElement, textAt } from "../../../ui/downloads/picture.ts";
import { writeLabel } from "../../../ui/downloads/chart-svg.ts";

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
  const { number } = useFormats();
  const { part } = useParts();
  return ({ head, rows, of, hidden }: Bars, title: string, lines: readonly ProvenanceLine[]) => {
    const drawn = rows.map(({ label, count, bucket }) => ({
      label,
      bucket,
      count: number(count),
      share: part(of === 0 ? undefined : count / of, 1),
      part: of === 0 ? 0 : count / of,
    }));
    const left: readonly ProvenanceLine[] = hidden === 0 ? [] : [["less frequent answers not drawn", hidden]];
    const heads = { label: head, count: t`Answers`, share: t`Share` };
    return barPicture(drawn, heads, title, [...left, ...lines]);
  };
}

/** The bars of a question as they are shown at first; undefined where its answers have none. */
function useQuestionBars(part: SurveyPart, choices: readonly TitledChoice[]): Bars | undefined {
  const bars = useBars();
  const { summary, question } = part;
  const chosen = countedAnswers(part, choices);
  if (chosen !== undefined) return bars.choices(chosen, choices, question?.language ?? "", MOST_WRITTEN);
  if (summary?.kind === "nps") return bars.scores(summary.tally);
  if (summary?.kind === "numeric") return bars.numbers(summary.numbers);
  return undefined;
}

interface DrawnBar {
  readonly label: string;
  readonly count: string;
  readonly share: string;
  /** How much of a whole bar it is, 0 to 1. */
  readonly part: number;
  /** What an NPS score counts as. */
  readonly bucket?: Bucket | undefined;
}

/** What stands above labels, counts and shares. */
type BarHeads = Pick<DrawnBar, "label" | "count" | "share">;

const WIDTH = 640;
/** Where counts and shares end. */
const [COUNT_AT, SHARE_AT] = [WIDTH - 88, WIDTH];
/** Labels leave room for what stands beside them. */
const LABEL_WIDTH = COUNT_AT - 96;
const SIZE = 13;
const BAR_HEIGHT = 6;
const GAP = 12;
const COLORS = { top: "--promoter", middle: "--passive", bottom: "--detractor" } as const;

/** Bars as a picture, in the colours of the screen: each with its label above it, its count and share beside that. */
export function barPicture(
  bars: readonly DrawnBar[],
  heads: BarHeads,
  title: string,
  lines: readonly ProvenanceLine[],
): SVGSVGElement {
  const { look, color } = screenLook();
  const fits = fitting(LABEL_WIDTH, `${SIZE}px ${look.font}`);
  const content = svgElement("g", { "font-size": SIZE });
  const write = ({ label, count, share }: BarHeads, top: number, fill: string) => {
    const height = writeLabel(content, label, { top, fill, fits });
    content.append(textAt(count, { x: COUNT_AT, y: top, fill, "text-anchor": "end" }));
    content.append(textAt(share, { x: SHARE_AT, y: top, fill, "text-anchor": "end" }));
    return height;
  };
  let top = SIZE;
  top += write(heads, top, color("--ink-soft")) + GAP / 2;
  for (const bar of bars) {
    top += write(bar, top, look.ink);
    const shape = { x: 0, y: top - SIZE + 3, height: BAR_HEIGHT, rx: BAR_HEIGHT / 2 };
    content.append(svgElement("rect", { ...shape, width: WIDTH, fill: color("--surface-sunken") }));
    const width = Number((WIDTH * Math.min(1, bar.part)).toFixed(2));
    const fill = color(bar.bucket === undefined ? "--accent" : COLORS[bar.bucket]);
    if (width > 0) content.append(svgElement("rect", { ...shape, width, fill }));
    top += BAR_HEIGHT + GAP;
  }
  return picture({ content, width: WIDTH, height: top - SIZE }, title, lines, look);
}
