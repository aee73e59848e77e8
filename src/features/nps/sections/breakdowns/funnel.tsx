import { useLingui } from "@lingui/react/macro";
import { useId, useState, type Ref } from "react";
import { cutText } from "../../../../lib/text/fit-text.ts";
import { latePart } from "../../../../ui/schedule/late-part.tsx";
import charts from "../charts/charts.module.css";
import { PointReader } from "../../../../ui/charts/point-reader.tsx";
import { funnelRows, type FunnelRow, type ToldRows } from "../charts/funnel-rows.ts";
import type { BreakdownRows } from "./breakdown-columns.tsx";
import classes from "./breakdowns.module.css";
import { plural } from "@lingui/core/macro";
import { formatList, capital } from "../../../../lib/text/sentence.ts";
import type { Standing } from "../../../../analysis/funnel/judge-rows.ts";
import { useShownScore } from "../../data/view/shown-score.ts";
import { useStandingWords } from "./standing-word.tsx";

const FunnelChart = latePart(async () => (await import("../charts/funnel-chart.tsx")).FunnelChart);

interface FunnelProps extends Omit<BreakdownRows, "header"> {
  readonly label: string;
  readonly told: ToldRows;
  /** What a picture is made of. */
  readonly drawing: Ref<HTMLDivElement>;
}

const MOST_OF_NAME = 60;

/** Where the funnel goes away with the focus in it, the keyboard goes on at what switches it on. */
function returnToSwitch(figure: HTMLElement | null): (() => void) | undefined {
  if (figure === null) return undefined;
  return () => {
    if (figure.contains(document.activeElement)) {
      figure
        .closest("section")
        ?.querySelector<HTMLElement>("[data-screen-only][aria-pressed]")
        ?.focus({ preventScroll: true });
    }
  };
}

/** The rows of a breakdown as points: which of them lie where chance and the usual differences would not put them. */
export function Funnel({ label, told, drawing, nameOf, picked, onPick }: FunnelProps) {
  const { t } = useLingui();
  const id = useId();
  const [read, setRead] = useState<number>();
  const texts = useFunnelTexts();
  const { rows, judged, edges } = told;
  const named = rows.map(({ id: row, name, counts }) => ({
    id: row,
    name: cutText(nameOf?.(row) ?? (name === "" ? row : name), MOST_OF_NAME),
    counts,
  }));
  const points = funnelRows(named, judged);
  return (
    <figure
      ref={returnToSwitch}
      className={classes["funnel"]}
      aria-label={t`${label}, drawn`}
      aria-describedby={id}
    >
      <p id={id} className={classes["sentence"]}>
        <bdi>{texts.sentence(points)}</bdi>
      </p>
      <div ref={drawing} className={charts["funnelFrame"]}>
        <FunnelChart
          rows={points}
          edges={edges}
          target={judged.target}
          picked={picked}
          read={read === undefined ? undefined : points[read]?.id}
          onPick={onPick}
        />
        <PointReader
          label={t`${label}, point by point`}
          texts={points.map(texts.point)}
          perRow={1}
          onRead={setRead}
          onPick={(place) => {
            const point = points[place];
            if (point !== undefined) onPick(point.id);
          }}
        />
      </div>
    </figure>
  );
}

const DIFFERING = ["unusuallyLow", "lower", "higher", "unusuallyHigh"] as const;

/** What the funnel shows, in words. */
function useFunnelTexts() {
  const { t, i18n } = useLingui();
  const shown = useShownScore();
  const words = useStandingWords();
  return {
    sentence: (rows: readonly FunnelRow[]): string => {
      const count = t`${plural(rows.length, { one: "# row of at least 10 answers", other: "# rows of at least 10 answers" })}`;
      const named = (standing: Standing) =>
        formatList(
          rows.filter((row) => row.standing === standing).map(({ name }) => name),
          i18n.locale,
        );
      const told = DIFFERING.flatMap((standing) => {
        const names = named(standing);
        return names === "" ? [] : t`${capital(words[standing])}: ${names}.`;
      });
      const limits = t`Of 100 rows that differ no more than rows usually do, 95 lie between the inner lines and 99.8 between the outer ones.`;
      const found = told.length === 0 ? t`No row differs clearly from the rest.` : told.join(" ");
      return t`${count}. ${found} ${limits}`;
    },
    point: ({ name, score, answers, standing }: FunnelRow): string => {
      const count = t`${plural(answers, { one: "# answer", other: "# answers" })}`;
      const [called, value] = [shown.name, shown.score(score, 1)];
      return t`${name}: ${called} ${value}, ${count}, ${words[standing]}`;
    },
  };
}
