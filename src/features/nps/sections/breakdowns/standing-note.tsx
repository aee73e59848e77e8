import { useLingui } from "@lingui/react/macro";
import type { Standing } from "../../../../analysis/funnel/judge-rows.ts";
import classes from "./breakdowns.module.css";

interface StandingNoteProps {
  /** What is said of each row; undefined while that is not known: the room for what may be said is kept. */
  readonly standings: readonly (Standing | null)[] | undefined;
}

/** What the words beside the rows mean, of those that are there. */
export function StandingNote({ standings }: StandingNoteProps) {
  const { t } = useLingui();
  const compared = standings?.filter((standing) => standing !== null);
  if (compared?.every((standing) => standing === "no") === true) return null;
  const isAnyUnusual = compared?.some((standing) => standing.startsWith("unusually")) ?? true;
  return (
    <p className={classes["meaning"]} data-known={compared !== undefined}>
      {t`Higher, lower: clearly different from the rest, given the number of answers.`}{" "}
      {isAnyUnusual ? t`Unusually: far from nearly all other rows.` : null}
    </p>
  );
}
