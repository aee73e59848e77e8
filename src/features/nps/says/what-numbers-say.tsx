import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useState, type ReactNode } from "react";
import type { ScreenValues } from "../../../filters/fields.ts";
import { Fault } from "../../../ui/fault.tsx";
import { SCREEN_ONLY } from "../../../ui/screen-only.ts";
import type { Failure } from "../finding/finder.ts";
import { PartLink } from "./part-link.tsx";
import { MOST_SENTENCES, type Sentence, type WayOn } from "./sentence.ts";
import type { Names } from "./use-report.ts";
import { useWayText } from "./way-on.ts";
import classes from "./says.module.css";

/** So many are in view until more are asked for. */
const FIRST = 3;

interface WhatNumbersSayProps {
  /** In the order in which they are told; undefined while nothing can be claimed yet. */
  readonly sentences: readonly Sentence[] | undefined;
  /** False while more may be said yet, after what is said already. */
  readonly isSettled: boolean;
  /** What could not be worked out; undefined where nothing failed. */
  readonly failure: Failure | undefined;
  readonly names: Names;
  /** The search of the address that shows what a finding rests on; undefined where this one does. */
  readonly searchOf: (way: WayOn) => ScreenValues | undefined;
  /** Stands after them where nothing stands out. */
  readonly children: ReactNode;
}

/** What a person would take from the numbers: a few findings, each with its evidence and one way on. */
export function WhatNumbersSay(props: WhatNumbersSayProps) {
  const { sentences, isSettled, failure, names, searchOf, children } = props;
  const { t } = useLingui();
  const wayText = useWayText(names);
  const [all, setAll] = useState(false);
  const told = sentences?.slice(0, MOST_SENTENCES) ?? [];
  return (
    <section className={classes["says"]} aria-label={t`What the numbers say`} aria-busy={!isSettled}>
      <h2>
        <Trans>What the numbers say</Trans>
      </h2>
      {sentences === undefined ? null : (
        <ul>
          {told.map(({ text, evidence, way }, at) => (
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
          ))}
        </ul>
      )}
      {all || told.length <= FIRST ? null : (
        <Button variant="subtle" size="compact-xs" mt={6} onClick={() => setAll(true)} {...SCREEN_ONLY}>
          {t`Show all ${told.length}`}
        </Button>
      )}
      {sentences?.every(({ kind }) => kind === "none") === true ? children : null}
      {failure === undefined ? null : <Fault error={failure.error} onRetry={failure.retry} />}
    </section>
  );
}
