import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { TextAnswer } from "../../../analysis/summaries/latest-texts.ts";
import { IdLink } from "../../../filters/id-link.tsx";
import type { ScreenValues } from "../../../filters/fields.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { keyed } from "../../../lib/keyed.ts";
import { TextIn } from "../../../ui/text-in.tsx";
import classes from "./texts.module.css";

/** Where an answer leads to, and in which zone its time is told. */
export interface ChainLinks {
  /** The search of the address of a chain. */
  readonly search: ScreenValues;
  readonly zone: string;
}

interface AnswerListProps extends ChainLinks {
  readonly label: string;
  readonly answers: readonly TextAnswer[];
}

/** Answers in words, each with when it was given and the way to everything that its respondent answered. */
export function AnswerList({ label, answers, search, zone }: AnswerListProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <ul className={classes["list"]} aria-label={label}>
      {keyed(answers, ({ chainId }) => chainId).map(({ key, item }) => (
        <li key={key}>
          <p className={classes["text"]} dir="auto">
            <TextIn language={item.language}>{item.text}</TextIn>
          </p>
          <IdLink to="/responses/$id" id={item.chainId} search={search} className={classes["when"]}>
            {moment(item.createdAt, zone) ?? t`Unknown time`}
          </IdLink>
        </li>
      ))}
    </ul>
  );
}

const FIRST = 5;
const STEP = 10;

interface LatestAnswersProps {
  readonly answers: readonly TextAnswer[];
  readonly links: ChainLinks;
}

/** The latest answers: the first few of them, and more on request, as many as were kept. */
export function LatestAnswers({ answers, links }: LatestAnswersProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [shown, setShown] = useState(FIRST);
  const more = Math.min(STEP, answers.length - shown);
  return (
    <>
      <AnswerList label={t`Latest answers`} answers={answers.slice(0, shown)} {...links} />
      {more <= 0 ? null : (
        <Button variant="subtle" size="compact-sm" onClick={() => setShown(shown + STEP)}>
          {t`Show ${number(more)} more`}
        </Button>
      )}
    </>
  );
}
