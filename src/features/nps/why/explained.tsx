import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import type { Columns } from "../../../analysis/columns/columns.ts";
import { hasGrown, shiftedPlaces } from "../../../analysis/mix/shifted-places.ts";
import type { Compared } from "../../../analysis/findings/compare-selections.ts";
import type { ProvenanceLine } from "../../../ui/downloads/table-csv.ts";
import { cutText } from "../../../lib/text/cut-text.ts";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import { DownloadMenu } from "../../../ui/downloads/download-menu.tsx";
import { HowComputed } from "../how/how-computed.tsx";
import { useIntervals } from "../finding/use-compared.ts";
import { useReportWords } from "../says/use-report-words.ts";
import type { Names } from "../says/use-report.ts";
import { explanationTable } from "./explanation-table.ts";
import { useWaterfallDrawing } from "./use-waterfall-drawing.ts";
import { FourParts } from "./four-parts.tsx";
import { waterfall } from "./waterfall.ts";
import { WaterfallTable } from "./waterfall-table.tsx";
import classes from "./why.module.css";

/** Characters of a name. */
const MOST_OF_NAME = 60;

interface ExplainedProps {
  readonly columns: Columns;
  readonly compared: Compared;
  /** The dimension that it is explained by; undefined for the first. */
  readonly by: string | undefined;
  readonly onBy: (dimension: string | undefined) => void;
  readonly names: Names;
  /** What the two sides are called. */
  readonly sides: readonly [one: string, two: string];
  /** What a file of it says about itself. */
  readonly lines: () => readonly ProvenanceLine[];
}

/** What a difference between two sides is made of, by one dimension at a time. */
export function Explained({ columns, compared, by, onBy, names, sides, lines }: ExplainedProps) {
  const [one, two] = sides;
  const { t } = useLingui();
  const words = useReportWords(true);
  const waterfallDrawing = useWaterfallDrawing();
  const { explanations } = compared;
  const explanation = explanations.find(({ dimension }) => dimension === by) ?? explanations[0];
  const intervals = useIntervals(columns, compared, explanation);
  if (explanation === undefined) return null;
  const { dimension } = explanation;
  const title = t`Parts of the difference`;
  const steps = waterfall(explanation);
  const nameOf = (id: string, name: string) =>
    cutText(names.ofValue(dimension, id) ?? (name || id), MOST_OF_NAME);
  const places = shiftedPlaces(explanation).map(({ id, name }) => ({
    name: nameOf(id, name),
    more: hasGrown(explanation.cells, id),
  }));
  const head = names.ofDimension(dimension);
  const ownLines = () => [...lines(), ["explained by", head]] as const;
  const draw = waterfallDrawing(steps, head, nameOf);
  return (
    <>
      <div className={classes["head"]}>
        <p className={classes["sentence"]}>
          {words === undefined ? "" : t`${two} against ${one}. ${words.explained(explanation, places)}`}
        </p>
        <div className={classes["aside"]}>
          <Select
            aria-label={t`Explain by`}
            wrapperProps={SCREEN_ONLY}
            data={explanations.map((each) => ({
              value: each.dimension,
              label: cutText(names.ofDimension(each.dimension), MOST_OF_NAME),
            }))}
            value={dimension}
            allowDeselect={false}
            w={170}
            onChange={(next) => onBy(next ?? undefined)}
          />
          <HowComputed topic={{ kind: "parts", compared, explanation }} />
          <DownloadMenu
            title={title}
            fileName="nps-difference"
            table={() => explanationTable(explanation, intervals, nameOf)}
            lines={ownLines}
            draw={() => draw(title, ownLines())}
          />
        </div>
      </div>
      <FourParts explanation={explanation} intervals={intervals} />
      <WaterfallTable head={head} steps={steps} nameOf={nameOf} />
    </>
  );
}
