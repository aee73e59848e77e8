import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { TextAnswer } from "../../../analysis/summaries/latest-texts.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { AnswerList, type ChainLinks } from "./answer-list.tsx";

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
