import { useElementScrollRestoration, useRouter, type AnyRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useInTurn, useTurns } from "../../../ui/schedule/use-turns.ts";
import { keepInView, returnTo, whenActed } from "../../../ui/keep-in-view.ts";
import { PARTS } from "../insights/sentence.ts";
import { Breakdowns } from "../sections/breakdowns/breakdowns.tsx";
import { NewestComments } from "../sections/newest-comments.tsx";
import { More } from "../sections/more.tsx";
import type { NpsModel } from "../model/use-nps-screen.ts";
import classes from "./nps-screen.module.css";

/** The turn of the last part that comes by itself. */
const LAST_TURN = 2;

/** What is below the first view: the same answers by place, hour and whatever else they tell. */
export function LowerParts({ model }: { readonly model: NpsModel }) {
  // What is known last stands below what is there before: it would push that away.
  const shown = useInTurn({ breakdown: model, comments: model, more: model });
  const { breakdown, comments, more } = shown;
  const turn = useTurns(LAST_TURN);
  useArrival(turn === LAST_TURN && stands(model) && Object.values(shown).every((part) => part === model));
  return (
    <>
      <div className={classes["breakdown"]} id={PARTS.breakdown} tabIndex={-1}>
        <Breakdowns {...breakdown} />
      </div>
      {/* Comments are read for themselves: never while all the rest is. */}
      {comments.reading.phase === "reading" ? null : (
        <div className={classes["comments"]} id={PARTS.comments} tabIndex={-1}>
          <NewestComments
            screen={comments.screen}
            columns={comments.reading.columns}
            touchpoints={comments.options.touchpoints}
            complete={comments.complete}
          />
        </div>
      )}
      {turn < LAST_TURN ? null : <More {...more} />}
    </>
  );
}

/** Whether nothing comes any more that takes room: what the numbers say, and words that the address names. */
function stands({ insights, reading }: NpsModel): boolean {
  if (reading.phase !== "complete") return reading.phase !== "reading";
  return insights.isSettled;
}

const taken = new WeakSet<AnyRouter>();

const wholePage = { getElement: () => window };

/**
 * The first time that everything has `arrived`: brings the part that the address names into view and keeps it there
 * whatever is drawn anew, or goes back to where the page was scrolled to when it was left. Neither where the reader has
 * begun to use the page before. The browser and the router look for the place once, when nothing has been read.
 */
export function useArrival(arrived: boolean): void {
  const router = useRouter();
  const { getScrollRestorationKey: getKey } = router.options;
  const left = useElementScrollRestoration({ ...wholePage, ...(getKey === undefined ? {} : { getKey }) });
  const [leftAt] = useState(left?.scrollY ?? 0);
  const [hasStood, setHasStood] = useState(arrived);
  if (arrived && !hasStood) setHasStood(true);
  useEffect(() => whenActed(() => taken.add(router)), [router]);
  useEffect(() => {
    const { hash } = router.latestLocation;
    if (!hasStood || taken.has(router)) return;
    if (hash !== "") return keepInView(hash);
    return leftAt > scrollY ? returnTo(leftAt) : undefined;
  }, [router, hasStood, leftAt]);
}
