import { useLingui } from "@lingui/react/macro";
import { Fault } from "../../../../ui/fault.tsx";
import { latePart } from "../../../../ui/schedule/late-part.tsx";
import type { NpsModel } from "../../model/use-nps-screen.ts";
import classes from "./says.module.css";

const NothingStandsOut = latePart(async () => (await import("./nothing-stands-out.tsx")).NothingStandsOut);

// There is something to list only once everything has been read.
const FindingsList = latePart(async () => (await import("./findings-list.tsx")).FindingsList);

/** What a person would take from the numbers. */
export function WhatNumbersSay({ model }: { readonly model: NpsModel }) {
  const { insights, screen } = model;
  const { sentences, isSettled, failure, names } = insights;
  const { t } = useLingui();
  return (
    <section
      className={classes["says"]}
      aria-label={t`What the numbers say`}
      aria-busy={!isSettled}
      data-nothing={(isSettled && sentences === undefined) || undefined}
    >
      <h2>{t`What the numbers say`}</h2>
      {sentences === undefined ? null : <FindingsList sentences={sentences} names={names} screen={screen} />}
      {sentences?.every(({ kind }) => kind === "none") === true ? <NothingStandsOut {...model} /> : null}
      {failure === undefined ? null : <Fault error={failure.error} onRetry={failure.retry} />}
    </section>
  );
}
