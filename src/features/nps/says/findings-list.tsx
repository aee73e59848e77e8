import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { ScreenValues } from "../../../filters/fields.ts";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import { PartLink } from "./part-link.tsx";
import { MOST_SENTENCES, type Sentence, type WayOn } from "./sentence.ts";
import type { Names } from "./use-report.ts";
import { useWayText, wayOn } from "./way-on.ts";
import classes from "./says.module.css";

interface FindingsListProps {
  readonly sentences: readonly Sentence[];
  readonly names: Names;
  /** The search of the address that shows what a finding rests on; undefined where this one does. */
  readonly searchOf: (way: WayOn) => ScreenValues | undefined;
}

/** So many are in view until more are asked for. */
const FIRST = 3;

/** Findings, each with its evidence and one way on. */
export function FindingsList({ sentences, names, searchOf }: FindingsListProps) {
  const { t } = useLingui();
  const wayText = useWayText(names);
  const [all, setAll] = useState(false);
  const told = sentences.slice(0, MOST_SENTENCES);
  return (
    <>
      <ul>
        {told.map(({ text, evidence, statement }, at) => {
          const way = wayOn(statement);
          return (
            <li key={text} data-more={at >= FIRST || undefined} data-open={all || undefined}>
              <p className={classes["finding"]}>
                <bdi>{text}</bdi>{" "}
                {way === undefined ? null : (
                  <span {...SCREEN_ONLY}>
                    <PartLink to={way.part} search={searchOf(way)}>
                      {wayText(way)}
                    </PartLink>
                  </span>
                )}
              </p>
              {evidence === null ? null : (
                <p className={classes["evidence"]}>
                  <bdi>{evidence}</bdi>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {all || told.length <= FIRST ? null : (
        <Button variant="subtle" size="compact-xs" mt={6} onClick={() => setAll(true)} {...SCREEN_ONLY}>
          {t`Show all ${told.length}`}
        </Button>
      )}
    </>
  );
}
