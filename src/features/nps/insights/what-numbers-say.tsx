import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode } from "react";
import type { ScreenValues } from "../../../filters/fields.ts";
import { Fault } from "../../../ui/fault.tsx";
import { LatePart } from "../../../ui/late-part.tsx";
import type { Failure } from "./finder.ts";
import type { Sentence, WayOn } from "./sentence.ts";
import type { Names } from "./use-report.ts";
import classes from "./says.module.css";

// There is something to list only once everything has been read.
const FindingsList = lazy(async () => ({ default: (await import("./findings-list.tsx")).FindingsList }));

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

/** What a person would take from the numbers. */
export function WhatNumbersSay(props: WhatNumbersSayProps) {
  const { sentences, isSettled, failure, names, searchOf, children } = props;
  const { t } = useLingui();
  return (
    <section className={classes["says"]} aria-label={t`What the numbers say`} aria-busy={!isSettled}>
      <h2>
        <Trans>What the numbers say</Trans>
      </h2>
      {sentences === undefined ? null : (
        <LatePart>
          <FindingsList sentences={sentences} names={names} searchOf={searchOf} />
        </LatePart>
      )}
      {sentences?.every(({ kind }) => kind === "none") === true ? children : null}
      {failure === undefined ? null : <Fault error={failure.error} onRetry={failure.retry} />}
    </section>
  );
}
