import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { TextAnswer } from "../../../analysis/summaries/latest-texts.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { AnswerList, type ChainLinks } from "./answer-list.tsx";

const FIRST = 5;
const STEP = 10;

interface SomeAnswersProps {
  readonly label: string;
  readonly answers: readonly TextAnswer[];
  readonly links: ChainLinks;
  /** What they were found by: marked in them. */
  readonly searchText?: string;
}

/** The first few of a list, and more of them on request. */
export function SomeAnswers({ label, answers, links, searchText = "" }: SomeAnswersProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const [shown, setShown] = useState(FIRST);
  const more = Math.min(STEP, answers.length - shown);
  return (
    <>
      <AnswerList label={label} answers={answers.slice(0, shown)} searchText={searchText} {...links} />
      {more <= 0 ? null : (
        <Button variant="subtle" size="compact-sm" onClick={() => setShown(shown + STEP)}>
          {t`Show ${number(more)} more`}
        </Button>
      )}
    </>
  );
}

/** The latest answers, as many as were kept. */
export function LatestAnswers({ answers, links }: Omit<SomeAnswersProps, "label" | "searchText">) {
  const { t } = useLingui();
  return <SomeAnswers label={t`Latest answers`} answers={answers} links={links} />;
}
