import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import type { Interval } from "../../../../analysis/score.ts";
import { roundPoints } from "../../../../analysis/adds-up.ts";
import { hasGrown, mostOfScores, scoreWithoutMix, shiftedPlaces } from "../../../../analysis/mix/parts.ts";
import type { Compared } from "../../../../analysis/findings/sides.ts";
import type { ProvenanceLine } from "../../../../lib/text/csv.ts";
import { cutText } from "../../../../lib/text/fit-text.ts";
import { Fault } from "../../../../ui/fault.tsx";
import { SCREEN_ONLY } from "../../../../ui/screen-only.ts";
import { DownloadMenu } from "../../../../ui/downloads/download-menu.tsx";
import { HowComputed } from "../../insights/how-computed.tsx";
import type { NpsModel } from "../../model/use-nps-screen.ts";
import { useIntervals } from "../../insights/finder.ts";
import { useReportWords, type Names } from "../../insights/use-report.ts";
import { explanationTable, isTold, waterfall, waterfallBars, type WaterfallStep } from "./waterfall.ts";
import { WaterfallTable, type WaterfallTableProps } from "./waterfall-table.tsx";
import { useShownScore } from "../../data/view/shown-score.ts";
import classes from "./why.module.css";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { barRowsPicture } from "../charts/bar-rows-picture.ts";
import type { MixIntervals } from "../../../../analysis/mix/intervals.ts";
import { hasMoved, holdsZero } from "../../../../reports/explained-texts.ts";
import type { ShiftedName } from "../../../../reports/words.ts";
import type { Explanation } from "../../../../analysis/findings/explanations.ts";
import { useRangeText } from "../charts/score-cell.tsx";

/** Characters of a name. */
const MOST_OF_NAME = 60;

export interface ExplainedProps {
  readonly columns: Columns;
  readonly compared: Compared;
  /** The dimension that it is explained by; undefined for the first. */
  readonly by: string | undefined;
  readonly onBy: (dimension: string | undefined) => void;
  readonly names: Names;
  /** What the two sides are called. */
  readonly sides: readonly [one: string, two: string];
  /** Where the second is after the first: its first day. */
  readonly since?: string | undefined;
  /** The row that changed for good before the second side began. */
  readonly earlier?: NpsModel["insights"]["moved"];
  /** What a file of it says about itself. */
  readonly lines: () => readonly ProvenanceLine[];
}

/** What a difference between two sides is made of, by one dimension at a time. */
export function Explained(props: ExplainedProps) {
  const { columns, compared, by, onBy, names, sides, since, earlier, lines } = props;
  const [one, two] = sides;
  const { t } = useLingui();
  const words = useReportWords(true);
  const draw = useWaterfallDrawing();
  const shown = useShownScore();
  const { explanations } = compared;
  const explanation = explanations.find(({ dimension }) => dimension === by) ?? explanations[0];
  const { intervals, failure } = useIntervals(columns, compared, explanation);
  if (explanation === undefined) return null;
  const { dimension } = explanation;
  const parts = t`Parts of the difference`;
  const title = since === undefined ? t`Side by side: ${parts}` : parts;
  const steps = waterfall(explanation);
  const nameOf = (id: string, name: string) =>
    cutText(names.ofValue(dimension, id) ?? (name || id), MOST_OF_NAME);
  const places = shiftedPlaces(explanation).map(({ id, name, mix }) => ({
    name: nameOf(id, name),
    mix,
    more: hasGrown(explanation.cells, id),
  }));
  const most = mostOfScores(explanation);
  const said = words?.explained(explanation, places, most && nameOf(most.id, most.name));
  const head = names.ofDimension(dimension);
  const ownLines = () => [...lines(), ["explained by", head]] as const;
  const others = explanation.parts.length - steps.length + 1;
  const labelOf = ({ id, name }: WaterfallStep["part"]) =>
    id === undefined ? t`${plural(others, { one: "# other", other: "# others" })}` : nameOf(id, name);
  return (
    <>
      <div className={classes["head"]}>
        <p className={classes["sentence"]}>
          {said === undefined ? "" : t`${two}, compared with ${one}: ${said.text}`}
        </p>
        <div className={classes["aside"]}>
          <DownloadMenu
            title={title}
            fileName={`${shown.fileName}-${since === undefined ? "side-by-side" : "difference"}`}
            table={() => explanationTable(explanation, intervals, nameOf, shown.title)}
            lines={ownLines}
            draw={() => draw({ head, steps, labelOf }, title, ownLines())}
          />
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
        </div>
      </div>
      <FourParts {...{ explanation, intervals, since }} shifted={said?.named ?? []} />
      {failure === undefined ? null : <Fault error={failure.error} onRetry={failure.retry} />}
      <WaterfallTable head={head} steps={steps} explanation={explanation} labelOf={labelOf} since={since} />
      {earlier?.dimension === dimension ? (
        <EarlierChange {...earlier} name={nameOf(earlier.id, earlier.name)} />
      ) : null}
    </>
  );
}

/** What a row had changed to already, which its figures of both sides mix. */
function EarlierChange({ name, now, since, before }: NonNullable<ExplainedProps["earlier"]>) {
  return (
    <p className={classes["note"]}>
      <Trans>
        <bdi>{name}</bdi> changed earlier: {now} since {since}, {before} before that
      </Trans>
    </p>
  );
}

/** The waterfall as a picture, with words and numbers as the screen has them. */
function useWaterfallDrawing() {
  const { t } = useLingui();
  const { signed } = useFormats();
  return (
    { head, steps, labelOf }: Pick<WaterfallTableProps, "head" | "steps" | "labelOf">,
    title: string,
    lines: readonly ProvenanceLine[],
  ): SVGSVGElement => {
    const bars = waterfallBars(steps);
    const rows = steps.map(({ part, whole }, place) => ({
      label: labelOf(part),
      value: signed(whole, 1),
      ...(bars[place] ?? { start: 0, size: 0, fell: false }),
    }));
    return barRowsPicture(rows, { label: head, value: t`Sum` }, title, lines);
  };
}

interface FourPartsProps extends Pick<ExplainedProps, "since"> {
  readonly explanation: Explanation;
  /** Undefined while they are being worked out. */
  readonly intervals: MixIntervals | undefined;
  /** The places that the sentence names. */
  readonly shifted: readonly ShiftedName[];
}

/** The parts that a difference sums from, each with its interval, and what the first two mean. */
function FourParts({ explanation, intervals, since, shifted }: FourPartsProps) {
  const { t } = useLingui();
  const { score, name } = useShownScore();
  const { signed } = useFormats();
  const rangeText = useRangeText();
  const withoutMix = scoreWithoutMix(explanation);
  const intervalText = (interval: Interval) =>
    holdsZero(interval)
      ? t`95% interval ${rangeText(interval)}, no clear difference`
      : t`95% interval ${rangeText(interval)}`;
  const parts = [
    { part: "scores", label: t`Scores`, always: true },
    { part: "mix", label: t`Shift`, always: true },
    { part: "new", label: t`New`, always: false },
    { part: "gone", label: t`Gone`, always: false },
  ] as const;
  return (
    <>
      <dl className={classes["parts"]} aria-label={t`Four parts`}>
        {parts
          .filter(({ part, always }) => always || isTold(explanation[part]))
          .map(({ part, label }) => (
            <div key={part}>
              <dt>{label}</dt>
              <dd>
                <strong>{signed(explanation[part], 1)}</strong>{" "}
                {intervals === undefined ? "" : `(${intervalText(intervals[part])})`}
              </dd>
            </div>
          ))}
        {hasMoved(explanation.mix) && withoutMix !== null ? (
          <div>
            <dt>{t`${name} without the shift`}</dt>
            <dd>
              <strong>{score(withoutMix, 1)}</strong>
            </dd>
          </div>
        ) : null}
      </dl>
      <p className={classes["note"]}>
        <Trans>Scores: the effect of higher or lower ratings on the total.</Trans>{" "}
        <Trans>
          Shift: when more answers come from where scores are low, or fewer from where they are high, the
          total falls, even if no rating is worse.
        </Trans>{" "}
        {since !== undefined && shifted.length === 1 ? (
          <OwnShare mix={explanation.mix} of={shifted[0]} />
        ) : null}
      </p>
    </>
  );
}

/** How much of the mix is the named place's own, where that is not all of it. */
function OwnShare({ mix, of }: { readonly mix: number; readonly of: ShiftedName | undefined }) {
  const { signed } = useFormats();
  const [all, ofPlace] = [roundPoints(mix, 1), roundPoints(of?.mix ?? 0, 1)];
  if (of === undefined || all === ofPlace) return null;
  const [shift, own, rest] = [all, ofPlace, all - ofPlace].map((tenths) => signed(tenths / 10, 1));
  const named = of.name;
  return of.more ? (
    <Trans>
      It is one shift of {shift} points: {own} for the larger share of {named}, {rest} for the smaller share
      of the others.
    </Trans>
  ) : (
    <Trans>
      It is one shift of {shift} points: {own} for the smaller share of {named}, {rest} for the larger share
      of the others.
    </Trans>
  );
}
