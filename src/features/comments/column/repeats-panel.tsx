import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import type { ColumnModel } from "../model/column-model.ts";
import { useAnswer } from "../model/use-comments.ts";
import classes from "./column.module.css";

const SHOWN = 100;

/** What several comments say alike, most comments first; each leads to its comments. */
export function RepeatsPanel({ comments, besideLink }: ColumnModel) {
  const { t } = useLingui();
  const { number, signed } = useFormats();
  const { answer } = useAnswer(comments, { kind: "repeats", ...comments.asked });
  if (answer === undefined) return null;
  if (answer.repeats.length === 0) {
    return (
      <p className={classes["note"]}>
        <Trans>No two of these comments say the same.</Trans>
      </p>
    );
  }
  return (
    <ul className={classes["rows"]} aria-label={t`Repeats`}>
      {answer.repeats.slice(0, SHOWN).map(({ chain, place, text, language, count, score }) => (
        <li key={`${place} ${chain}`}>
          <a className={classes["row"]} {...besideLink({ how: "repeats", chain, place })}>
            <span className={classes["figure"]}>× {number(count)}</span>
            <ShortText language={language}>{text}</ShortText>
          </a>
          <span className={classes["figure"]}>{score === null ? "" : t`NPS ${signed(score)}`}</span>
        </li>
      ))}
    </ul>
  );
}
