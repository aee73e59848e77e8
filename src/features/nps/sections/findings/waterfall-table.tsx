import { useLingui, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { countAnswers, scoreFrom } from "../../../../analysis/score.ts";
import type { Explanation } from "../../../../analysis/findings/explanations.ts";
import { useDirection, useFormats } from "../../../../i18n/use-formats.ts";
import { useParts } from "../../../../i18n/use-parts.ts";
import { ShortText } from "../../../../ui/short-text.tsx";
import { useShownScore } from "../../data/view/shown-score.ts";
import { StandingHead, StandingUnder, StandingWord } from "../breakdowns/standing-word.tsx";
import partsTable from "../charts/parts-table.module.css";
import {
  columnAddsUp,
  COLUMNS,
  hasOnlyOne,
  isTold,
  rowAddsUp,
  waterfallBars,
  wholeStep,
  type WaterfallStep,
  type WaterfallBar,
} from "./waterfall.ts";
import classes from "./why.module.css";

export interface WaterfallTableProps {
  /** What the rows are. */
  readonly head: string;
  readonly steps: readonly WaterfallStep[];
  readonly explanation: Explanation;
  readonly labelOf: (part: WaterfallStep["part"]) => string;
  /** Where the whole leads from what was before to what came after: the first day of that. */
  readonly since: string | undefined;
}

/** The parts of a difference as a table, each with a bar from where the one before ended, and the whole below. */
export function WaterfallTable({ head, steps, explanation, labelOf, since }: WaterfallTableProps) {
  const { t } = useLingui();
  const { score, name } = useShownScore();
  const whole = wholeStep(steps, explanation);
  const bars = waterfallBars([...steps, whole]);
  const { start = 0, size = 0, fell = false } = bars.at(-1) ?? {};
  const [begin, end] = fell ? [start + size, start] : [start, start + size];
  const [before, after] = [score(whole.from), score(whole.to)];
  const isOnlyOne = [...steps, whole].some(hasOnlyOne);
  const columns = usePartColumns(isOnlyOne);
  return (
    <>
      <table className={`${partsTable["table"]} ${classes["table"]}`} aria-label={t`Parts of the difference`}>
        <thead>
          <tr>
            <th scope="col">
              {head}
              <span className={pairs} aria-hidden>
                <span>{name}</span> <span>{t`Share of answers`}</span>
              </span>
            </th>
            <th scope="col" className={classes["wide"]}>
              {since === undefined ? name : t`${name} before → since ${since}`}
            </th>
            <th scope="col" className={`${classes["wide"]} ${classes["word"]}`}>
              <StandingHead>{t`Clearly different?`}</StandingHead>
            </th>
            <th scope="col" className={`${classes["wide"]} ${classes["counts"]}`}>{t`Answers`}</th>
            <th scope="col" className={classes["wide"]}>{t`Share of answers`}</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" className={classes["wide"]}>
                {title}
              </th>
            ))}
            <th scope="col">{t`Sum`}</th>
            <td aria-hidden>
              <OnScale at={begin}>{since === undefined ? before : t`before ${before}`}</OnScale>
            </td>
          </tr>
        </thead>
        <tbody>
          {steps.map((step, place) => (
            <WaterfallRow
              key={step.part.id ?? ""}
              label={labelOf(step.part)}
              step={step}
              whole={whole}
              bar={bars[place]}
              withOnlyOne={isOnlyOne}
            />
          ))}
        </tbody>
        <tfoot>
          <WaterfallRow
            label={t({ message: "All", context: "total" })}
            step={whole}
            whole={whole}
            bar={bars.at(-1)}
            withOnlyOne={isOnlyOne}
          >
            <OnScale at={end}>{since === undefined ? after : t`after ${after}`}</OnScale>
          </WaterfallRow>
        </tfoot>
      </table>
      <Legend steps={steps} whole={whole} withOnlyOne={isOnlyOne} />
    </>
  );
}

/** The parts of each row, of which what only one side has is shown where there is any. */
function usePartColumns(withOnlyOne: boolean) {
  const { t } = useLingui();
  return [
    { title: t`Scores`, of: COLUMNS.scores },
    { title: t`Shift`, of: COLUMNS.mix },
    ...(withOnlyOne ? [{ title: t`New or gone`, of: COLUMNS.onlyOne }] : []),
  ];
}

/** What has columns of its own where there is room for them. */
const pairs = `${classes["under"]} ${classes["pairs"]}`;

/** A score at its place along the bars, from 0 to 1, and within their room. */
function OnScale({ at, children }: { readonly at: number; readonly children: string }) {
  return (
    <div className={classes["scale"]}>
      <span style={{ flexGrow: at }} />
      <span>{children}</span>
      <span style={{ flexGrow: 1 - at }} />
    </div>
  );
}

interface LegendProps {
  readonly steps: readonly WaterfallStep[];
  readonly whole: WaterfallStep;
  /** Whether there is a column for what only one side has. */
  readonly withOnlyOne: boolean;
}

/** What the columns mean that stand in the table alone, of those that are shown, and why their rows may not add up. */
function Legend({ steps, whole, withOnlyOne }: LegendProps) {
  const isApart = (column: keyof typeof COLUMNS) => !columnAddsUp(column, steps, whole);
  const areColumnsApart = isApart("sum") || isApart("scores") || isApart("mix") || isApart("onlyOne");
  const isAnyApart = areColumnsApart || ![...steps, whole].every(rowAddsUp);
  const isToldOnPhone = isTold(whole.part.new) || isTold(whole.part.gone);
  return (
    <p className={classes["legend"]}>
      {withOnlyOne ? (
        <span className={isToldOnPhone ? undefined : classes["wide"]}>
          <Trans>New or gone: answers in one period only.</Trans>{" "}
        </span>
      ) : null}
      <Trans>Sum: by how many points each moves the total.</Trans>{" "}
      {isAnyApart ? (
        <span className={isApart("sum") ? undefined : classes["wide"]}>
          <Trans>Figures are rounded, so they may not add up exactly.</Trans>
        </span>
      ) : null}
    </p>
  );
}

interface WaterfallRowProps {
  readonly label: string;
  readonly step: WaterfallStep;
  /** What the row has a share of. */
  readonly whole: WaterfallStep;
  readonly bar: WaterfallBar | undefined;
  readonly withOnlyOne: boolean;
  /** What stands below the bar. */
  readonly children?: ReactNode;
}

function WaterfallRow({ label, step, whole, bar, withOnlyOne, children }: WaterfallRowProps) {
  const columns = usePartColumns(withOnlyOne);
  const { signed, number } = useFormats();
  const { part } = useParts();
  const { score } = useShownScore();
  const { one, two } = step.sides;
  const shareOf = (side: "one" | "two") =>
    part(countAnswers(step.sides[side]) / (countAnswers(whole.sides[side]) || 1));
  const scores = <FromTo from={score(scoreFrom(one))} to={score(scoreFrom(two))} />;
  const shares = <FromTo from={shareOf("one")} to={shareOf("two")} />;
  return (
    <tr>
      <th scope="row">
        <ShortText>{label}</ShortText>
        <span className={pairs}>
          {scores} {shares}
        </span>
        <span className={pairs}>
          {columns.map(({ title, of }) => (
            <span key={title}>{`${title} ${signed(of(step), 1)} `}</span>
          ))}
        </span>
        <StandingUnder standing={step.differs} className={classes["under"]} />
      </th>
      <td className={classes["wide"]}>{scores}</td>
      <td className={`${classes["wide"]} ${classes["word"]}`}>
        {step === whole ? null : <StandingWord standing={step.differs} />}
      </td>
      <td className={`${classes["wide"]} ${classes["counts"]}`}>
        <FromTo from={number(countAnswers(one))} to={number(countAnswers(two))} />
      </td>
      <td className={classes["wide"]}>{shares}</td>
      {columns.map(({ title, of }) => (
        <td key={title} className={classes["wide"]}>
          {signed(of(step), 1)}
        </td>
      ))}
      <td>{signed(COLUMNS.sum(step), 1)}</td>
      <td className={classes["track"]} aria-hidden>
        <span
          className={classes["bar"]}
          data-fell={bar?.fell === true || undefined}
          style={{ insetInlineStart: ofTrack(bar?.start), inlineSize: ofTrack(bar?.size) }}
        />
        {children}
      </td>
    </tr>
  );
}

/** What was on the first side, and what is on the second. */
function FromTo({ from, to }: Readonly<Record<"from" | "to", string>>) {
  const arrow = useDirection() === "rtl" ? "←" : "→";
  return (
    <span className={classes["pair"]}>
      <bdi>{from}</bdi> {arrow} <bdi>{to}</bdi>
    </span>
  );
}

const ofTrack = (part = 0): string => `${(part * 100).toFixed(2)}%`;
