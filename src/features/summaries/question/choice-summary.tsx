import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useFormats } from "../../../i18n/use-formats.ts";
import { BarTable } from "./bar-table.tsx";
import type { ChosenAnswers } from "../parts/chosen-answers.ts";
import type { TitledChoice } from "../parts/named-choices.ts";
import { MOST_WRITTEN, useBars } from "../parts/use-bars.ts";
import classes from "./section.module.css";

interface ChoiceSummaryProps {
  /** The question's. */
  readonly title: string;
  readonly answers: ChosenAnswers;
  readonly choices: readonly TitledChoice[];
  /** The language of the choices' titles. */
  readonly language: string;
}

/** How many took each choice. A share is one of those who answered. */
export function ChoiceSummary({ title, answers, choices, language }: ChoiceSummaryProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [all, setAll] = useState(false);
  const most = all ? Infinity : MOST_WRITTEN;
  const { hidden, several, written, ...bars } = useBars().choices(answers, choices, language, most);
  return (
    <>
      <BarTable label={t`Answers to ${title}`} {...bars} />
      {hidden === 0 ? null : (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t`Show all ${number(written)}`}
        </Button>
      )}
      {several || answers.answers > answers.answered ? (
        <p className={classes["note"]}>
          <Trans>Several choices could be given: the shares may add up to more than 100%.</Trans>
        </p>
      ) : null}
    </>
  );
}
