import { Trans, useLingui } from "@lingui/react/macro";
import type { Sentence } from "./sentence.ts";
import { MOST_SENTENCES } from "./sentence.ts";
import classes from "./says.module.css";

interface WhatNumbersSayProps {
  /** The most telling first; undefined while nothing can be claimed yet. */
  readonly sentences: readonly Sentence[] | undefined;
}

/** What a person would take from the numbers, in a few sentences, each leading to what it rests on. */
export function WhatNumbersSay({ sentences }: WhatNumbersSayProps) {
  const { t } = useLingui();
  return (
    <section className={classes["says"]} aria-label={t`What the numbers say`}>
      <h2>
        <Trans>What the numbers say</Trans>
      </h2>
      {sentences === undefined ? null : sentences.length === 0 ? (
        <p>
          <Trans>Nothing stands out.</Trans>
        </p>
      ) : (
        <ul>
          {sentences.slice(0, MOST_SENTENCES).map(({ text, restsOn }) => (
            <li key={text}>
              <a href={`#${restsOn}`}>
                <bdi>{text}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
