import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { useFormats } from "../../../i18n/use-formats.ts";
import { QuestionTitle } from "../../../ui/question-title.tsx";
import type { SurveyPart } from "../parts/named-choices.ts";
import classes from "./section.module.css";

interface QuestionSectionProps {
  readonly part: SurveyPart;
  /** The question language that was asked for. */
  readonly wanted: string | undefined;
  /** Chains that match; undefined while nothing was read. */
  readonly chains: number | undefined;
  readonly complete: boolean;
  /** True where the survey has been read, and does not ask it any more. */
  readonly isGone: boolean;
  /** True where a phone shows the answers once they are asked for. */
  readonly isFolded: boolean;
  /** What belongs on the title's line. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A question of the survey: its title, its type, how many answered it, and what they said. */
export function QuestionSection(props: QuestionSectionProps) {
  const { part, wanted, chains, complete, isGone, isFolded, aside, children } = props;
  const { t } = useLingui();
  const type = useTypeWords(part.type);
  const [isOpen, setOpen] = useState(!isFolded);
  const { question } = part;
  return (
    <section
      className={classes["section"]}
      data-card
      aria-label={question?.title || part.id}
      aria-busy={!complete}
      data-type={part.type}
      data-folded={!isOpen || undefined}
    >
      <div className={classes["about"]}>
        <div className={classes["head"]}>
          <h2 className={classes["title"]}>
            <QuestionTitle
              title={question?.title ?? ""}
              language={question?.language ?? ""}
              wanted={wanted}
              id={part.id}
            />
          </h2>
          <div className={classes["aside"]}>{aside}</div>
        </div>
        <p className={classes["facts"]}>
          <span>{type}</span>
          <span>
            <Counts part={part} chains={chains} />
          </span>
        </p>
        {isGone ? <p>{t`No longer in the survey`}</p> : null}
        {isFolded ? (
          <Button
            className={classes["open"] ?? ""}
            variant="subtle"
            size="compact-sm"
            aria-expanded={isOpen}
            onClick={() => setOpen((was) => !was)}
          >
            {isOpen ? <Trans>Hide answers</Trans> : <Trans>Show answers</Trans>}
          </Button>
        ) : null}
      </div>
      <div className={classes["body"]}>{children}</div>
    </section>
  );
}

/** What a question's type is called in plain words; an unknown type by the API's own. */
function useTypeWords(type: string): string {
  const { t } = useLingui();
  const words: Readonly<Record<string, string>> = {
    NPS: t`Recommendation, 0 to 10`,
    Word: t`Choice`,
    Text: t`Free text`,
    Button: t`Buttons`,
    Slider: t`Slider`,
    Contact: t`Contact details`,
    "": t`Unknown type`,
  };
  return (Object.hasOwn(words, type) ? words[type] : undefined) ?? type;
}

function Counts({ part, chains }: Pick<QuestionSectionProps, "part" | "chains">) {
  const { t } = useLingui();
  const { number } = useFormats();
  if (chains === undefined) return null;
  const answered = part.summary?.answered ?? 0;
  const [given, skipped] = [number(answered), number(chains - answered)];
  return t`${given} answered, ${skipped} skipped`;
}
