import "../../../ui/input-styles.ts";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { answersForMargin, answersToTellApart, weeksAtPace } from "../../../analysis/funnel/sample-size.ts";
import type { Counts } from "../../../analysis/score.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { HowText } from "../insights/how-text.tsx";
import type { NpsView } from "../data/view/use-nps-view.ts";
import { presentPace } from "./pace.ts";
import classes from "./headline.module.css";

interface AnswersNeededProps {
  /** How answers spread at present. */
  readonly counts: Counts;
  readonly trend: NpsView["trend"];
  /** Until when answers are read, in unix seconds; undefined where that is not the present. */
  readonly until: number | undefined;
}

const [LEAST, MOST] = [1, 50];
const WEEK = 7 * 86_400;

/** How many answers an interval of some points takes, and telling two scores apart that lie as far from each other. */
export function AnswersNeeded({ counts, trend, until }: AnswersNeededProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [text, setText] = useState("5");
  const [isAsked, setAsked] = useState(false);
  const pace = until === undefined ? undefined : presentPace(trend, until);
  const points = Number(text);
  const isUsable = points >= LEAST && points <= MOST;
  const weeks = (answers: number): string => {
    const needed = pace && weeksAtPace(answers, pace.answers, pace.seconds);
    return needed === undefined
      ? ""
      : t`${plural(needed, { one: "about # week at the present pace", other: "about # weeks at the present pace" })}`;
  };
  const told = (answers: number | undefined, name: (count: string) => string) =>
    answers === undefined ? null : (
      <p>
        {name(number(answers))} <span className={classes["soft"]}>{weeks(answers)}</span>
      </p>
    );
  const size = number(points, 1);
  return (
    <div className={classes["needed"]}>
      <TextInput
        label={t`Points`}
        type="number"
        min={LEAST}
        max={MOST}
        step={1}
        value={text}
        error={isUsable ? undefined : t`From ${LEAST} to ${MOST}`}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {isUsable ? (
        <>
          {told(answersForMargin(counts, points), (count) => t`An interval of ±${size}: ${count} answers.`)}
          {told(
            answersToTellApart(counts, points),
            (count) => t`To tell two scores apart that are ${size} apart: ${count} answers on each side.`,
          )}
        </>
      ) : null}
      <p className={classes["soft"]}>
        {pace === undefined
          ? ""
          : t`${plural(Math.round((pace.answers * WEEK) / pace.seconds), { one: "# answer a week lately.", other: "# answers a week lately." })}`}{" "}
        {t`If answers spread as they do now, such a difference is found four times out of five.`}
      </p>
      {/* Not a dialog over this one: what closes it would close both. */}
      <Button
        className={classes["how"] ?? ""}
        variant="subtle"
        size="compact-sm"
        aria-expanded={isAsked}
        onClick={() => setAsked((was) => !was)}
      >
        <Trans>How is this computed?</Trans>
      </Button>
      {isAsked ? <HowText topic={{ kind: "needed", counts }} /> : null}
    </div>
  );
}
