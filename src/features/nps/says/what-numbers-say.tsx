import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReportDimension } from "../../../analysis/report.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { focusPart, MOST_SENTENCES, type Sentence } from "./sentence.ts";
import classes from "./says.module.css";

/** Nobody is where a sentence leads to before they have followed it. */
const HERE = { includeHash: true } as const;

interface WhatNumbersSayProps {
  /** The most telling first; undefined while nothing can be claimed yet. */
  readonly sentences: readonly Sentence[] | undefined;
  /** What was not compared: said where nothing stands out, which it might have done there. */
  readonly uncompared: readonly string[];
  /** The search of an address that breaks the score down by a dimension. */
  readonly searchBy: (dimension: ReportDimension) => ScreenValues;
  /** Somebody goes to a part of the screen. */
  readonly onFollow: (part: Sentence["part"]) => void;
}

/** What a person would take from the numbers, in a few sentences, each leading to what it rests on. */
export function WhatNumbersSay({ sentences, uncompared, searchBy, onFollow }: WhatNumbersSayProps) {
  const { t } = useLingui();
  return (
    <section className={classes["says"]} aria-label={t`What the numbers say`}>
      <h2>
        <Trans>What the numbers say</Trans>
      </h2>
      {sentences === undefined ? null : sentences.length === 0 ? (
        <>
          <p>
            <Trans>Nothing stands out.</Trans>
          </p>
          {uncompared.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </>
      ) : (
        <ul>
          {sentences.slice(0, MOST_SENTENCES).map(({ text, part, dimension }) => (
            <li key={text}>
              {dimension === undefined ? (
                <a href={`#${part}`} onClick={() => onFollow(part)}>
                  <bdi>{text}</bdi>
                </a>
              ) : (
                <Link
                  to="."
                  search={searchBy(dimension)}
                  hash={part}
                  resetScroll={false}
                  activeOptions={HERE}
                  preload={false}
                  onClick={() => {
                    onFollow(part);
                    focusPart(part);
                  }}
                >
                  <bdi>{text}</bdi>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
