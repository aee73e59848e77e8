import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import { choiceCounts } from "../../analysis/choice-counts.ts";
import type { QuestionSummary, TextCounts } from "../../analysis/summaries.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { keyed } from "../../lib/keyed.ts";
import { TextIn } from "../../ui/text-in.tsx";
import { BarTable, type BarRow } from "./bar-table.tsx";
import type { TitledChoice } from "./named-choices.ts";
import classes from "./section.module.css";

/** Answers that are no choice's title are many where people write them themselves: so many are shown at first. */
const SHOWN = 20;

interface ChoiceSummaryProps {
  /** The question's. */
  readonly title: string;
  readonly summary: (Pick<QuestionSummary, "answered" | "answers"> & TextCounts) | undefined;
  readonly choices: readonly TitledChoice[];
  /** The language of the choices' titles. */
  readonly language: string;
}

const NONE: TextCounts = { values: [], others: 0 };

/** How many took each choice. A share is one of those who answered. */
export function ChoiceSummary({ title, summary, choices, language }: ChoiceSummaryProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [all, setAll] = useState(false);
  const { answered = 0, answers = 0 } = summary ?? {};
  const { counts, loose, others, several } = choiceCounts(summary ?? NONE, choices);
  const titled = keyed(choices, (choice) => choice.id || choice.title).map(
    ({ key, item }, place): BarRow => ({
      key: `choice ${key}`,
      label: <TextIn language={language}>{item.title}</TextIn>,
      count: counts[place] ?? 0,
    }),
  );
  const shown = all ? loose : loose.slice(0, SHOWN);
  const written = shown.map(({ value, count }): BarRow => ({
    key: `answer ${value}`,
    label: <TextIn language="">{value}</TextIn>,
    count,
  }));
  const rest = others === 0 ? [] : [{ key: "others", label: t`Other answers`, count: others }];
  return (
    <>
      <BarTable
        label={t`Answers to ${title}`}
        head={t`Choice`}
        rows={[...titled, ...written, ...rest]}
        of={answered}
      />
      {loose.length <= shown.length ? null : (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {t`Show all ${number(loose.length)}`}
        </Button>
      )}
      {several || answers > answered ? (
        <p className={classes["note"]}>
          <Trans>Several choices could be given: the shares may add up to more than 100%.</Trans>
        </p>
      ) : null}
    </>
  );
}
