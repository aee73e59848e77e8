import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ScreenValues } from "../../../filters/fields.ts";
import { Fault } from "../../../ui/fault.tsx";
import type { Failure } from "../finding/finder.ts";
import { PartLink } from "./part-link.tsx";
import { MOST_SENTENCES, type Sentence } from "./sentence.ts";
import classes from "./says.module.css";

interface WhatNumbersSayProps {
  /** The most telling first; undefined while nothing can be claimed yet. */
  readonly sentences: readonly Sentence[] | undefined;
  /** False while more may be said yet, after what is said already. */
  readonly isSettled: boolean;
  /** What could not be worked out; undefined where nothing failed. */
  readonly failure: Failure | undefined;
  /** The search of the address that shows what a sentence rests on; undefined where this one does. */
  readonly searchOf: (sentence: Sentence) => ScreenValues | undefined;
  /** Stands where nothing stands out. */
  readonly children: ReactNode;
}

/** What a person would take from the numbers, in a few sentences, each leading to what it rests on. */
export function WhatNumbersSay({ sentences, isSettled, failure, searchOf, children }: WhatNumbersSayProps) {
  const { t } = useLingui();
  return (
    <section className={classes["says"]} aria-label={t`What the numbers say`} aria-busy={!isSettled}>
      <h2>
        <Trans>What the numbers say</Trans>
      </h2>
      {sentences === undefined ? null : sentences.length === 0 ? (
        children
      ) : (
        <ul>
          {sentences.slice(0, MOST_SENTENCES).map((sentence) => (
            <li key={sentence.text}>
              <PartLink to={sentence.part} search={searchOf(sentence)}>
                <bdi>{sentence.text}</bdi>
              </PartLink>
            </li>
          ))}
        </ul>
      )}
      {failure === undefined ? null : <Fault error={failure.error} onRetry={failure.retry} />}
    </section>
  );
}
