import "@mantine/core/styles/Tabs.css";
import { Tabs } from "@mantine/core";
import { useState } from "react";
import type { ColumnModel } from "../model/column-model.ts";
import { CodesPanel } from "./codes-panel.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import { WordsPanel } from "./words-panel.tsx";
import classes from "./column.module.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { PartBoundary } from "../../../ui/schedule/first-content.tsx";
import { ShortText } from "../../../ui/short-text.tsx";
import { useAnswer } from "../model/use-comments.ts";
import { isNpsQuestion, surveysAmong, useSurveys } from "../../../filters/use-surveys.ts";

/** What the comments in view have in common: their words, their codes, and what is written again and again. */
export function Column(props: ColumnModel) {
  const { t } = useLingui();
  const { screen, draft, onDraft } = props;
  const tabs = [
    { name: "words", label: t`Words`, panel: <WordsPanel {...props} /> },
    { name: "codes", label: t`Codes`, panel: <CodesPanel {...props} /> },
    { name: "repeats", label: t`Repeats`, panel: <RepeatsPanel {...props} /> },
  ] as const;
  return (
    <Tabs
      className={classes["column"] ?? ""}
      value={draft === undefined ? (screen.values.column ?? "words") : "codes"}
      keepMounted={false}
      onChange={(next) => {
        onDraft(undefined);
        screen.change({ column: next === "codes" || next === "repeats" ? next : undefined });
      }}
    >
      <Tabs.List grow>
        {tabs.map(({ name, label }) => (
          <Tabs.Tab key={name} value={name}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ name, panel }) => (
        <Tabs.Panel key={name} value={name} className={classes["panel"] ?? ""}>
          <PartBoundary>{panel}</PartBoundary>
        </Tabs.Panel>
      ))}
      <WhichAnswer {...props} />
    </Tabs>
  );
}

/** Why the NPS of comments is another than that of all answers, where a response may have several. */
function WhichAnswer({ screen: { values } }: Pick<ColumnModel, "screen">) {
  const asked = surveysAmong(useSurveys(values.lang), values.survey);
  if (!asked.some(({ questions }) => questions.filter(isNpsQuestion).length > 1)) return null;
  return (
    <p className={classes["note"]}>
      <Trans>
        A comment has the first NPS answer of its response; the NPS screen counts all of its NPS answers.
      </Trans>
    </p>
  );
}

const SHOWN = 100;

/** What several comments say alike, most comments first; each leads to its comments. */
function RepeatsPanel({ comments, besideLink }: ColumnModel) {
  const { t } = useLingui();
  const { number, signed } = useFormats();
  const { answer } = useAnswer(comments, { kind: "repeats", ...comments.asked });
  const [shown, setShown] = useState(SHOWN);
  if (answer === undefined) return null;
  const { repeats, withoutWords } = answer;
  if (repeats.length === 0 && withoutWords === undefined) {
    return <p className={classes["note"]}>{t`No two of these comments say the same.`}</p>;
  }
  return (
    <>
      <ul className={classes["rows"]} aria-label={t`Repeats`}>
        {repeats.slice(0, shown).map(({ chain, place, text, language, count, score }) => (
          <li key={`${place} ${chain}`}>
            <a className={classes["row"]} {...besideLink({ how: "repeats", chain, place })}>
              <span className={classes["figure"]}>× {number(count)}</span>
              <ShortText language={language}>{text}</ShortText>
            </a>
            <span className={classes["figure"]}>{score === null ? "" : t`NPS ${signed(score)}`}</span>
          </li>
        ))}
      </ul>
      <ShowMore left={repeats.length - shown} step={SHOWN} onMore={() => setShown(shown + SHOWN)} />
      {withoutWords === undefined ? null : (
        <a className={classes["row"]} {...besideLink({ how: "repeats", ...withoutWords })}>
          {t`${number(withoutWords.count)} without words`}
        </a>
      )}
    </>
  );
}
