import { lazy, useEffect, useState } from "react";
import { LatePart } from "../../../ui/late-part.tsx";
import type { FilterOptions } from "../../../filters/options.ts";
import type { Sources } from "../../../filters/provenance.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import type { ColumnsInView } from "../data/use-columns-reading.ts";
import type { Said } from "../insights/use-said.ts";
import { type NpsView, sliceFilter } from "../data/view/nps-view.ts";
import type { DraggedDays } from "../data/view/use-dragged-days.ts";
import { breakdownBy } from "../data/view/breakdown-name.ts";
import { Breakdowns } from "../sections/breakdowns/breakdowns.tsx";
import { CommentsPanel } from "../sections/comments/comments-panel.tsx";
import { HeatMap } from "../sections/heat-map.tsx";
import { goToPart, keepInView, returnTo, whenActed } from "../insights/keep-in-view.ts";
import { PARTS } from "../insights/sentence.ts";
import { useInTurn, useTurns } from "../../../ui/use-turns.ts";
import { VersusPanel } from "../sections/versus-panel.tsx";
import classes from "./nps-screen.module.css";
import {
  useElementScrollRestoration,
  useLocation,
  useNavigate,
  useRouter,
  type AnyRouter,
} from "@tanstack/react-router";

// Shown once everything has been read and looked into.
const WhyPanel = lazy(async () => ({
  default: (await import("../insights/reasons/why-panel.tsx")).WhyPanel,
}));

const DriversPanel = lazy(async () => ({
  default: (await import("../insights/reasons/drivers-panel.tsx")).DriversPanel,
}));

/** The turn of the last part that comes by itself. */
const LAST_TURN = 3;

const NONE: readonly string[] = [];

export interface NpsPartsProps {
  readonly screen: Screen;
  readonly days: DraggedDays;
  readonly view: NpsView;
  /** What the numbers say; undefined while nothing can be claimed. */
  readonly said: Said;
  readonly reading: ColumnsInView;
  readonly options: FilterOptions;
  readonly sources: Sources;
  /** Reads the metadata that this device does not keep. */
  readonly onMetadata: () => void;
  /** Reads answers to other questions. */
  readonly onAnswers: () => void;
}

/** What is below the first view: the same answers by place, hour and whatever else they tell. */
export function LowerParts(props: NpsPartsProps) {
  // What is known last stands below what is there before: it would push that away.
  const shown = useInTurn({
    breakdown: props,
    comments: props,
    why: props,
    drivers: props,
    hours: props,
    sides: props,
  });
  const { breakdown, comments, why, drivers, hours, sides } = shown;
  const turn = useTurns(LAST_TURN);
  useArrival(turn === LAST_TURN && stands(props) && Object.values(shown).every((part) => part === props));
  return (
    <>
      <BreakdownPart {...breakdown} />
      <CommentsPart {...comments} />
      <WhyPart {...why} />
      <GoesWithPart {...drivers} />
      {turn < 2 ? null : (
        <HeatMap hours={hours.view.hours} zone={hours.screen.zone} sources={hours.sources} />
      )}
      {turn < LAST_TURN ? null : <SidesPart {...sides} />}
    </>
  );
}

/** Whether nothing comes any more that takes room: what the numbers say, and words that the address names. */
function stands({ screen, said, reading }: NpsPartsProps): boolean {
  if (reading.phase !== "complete") return reading.phase !== "reading";
  return said.isSettled && (screen.values.said === undefined || said.words !== undefined);
}

function BreakdownPart({ screen, days, view, said, reading, options, sources, onMetadata }: NpsPartsProps) {
  return (
    <div className={classes["breakdown"]} id={PARTS.breakdown} tabIndex={-1}>
      <Breakdowns
        screen={screen}
        view={view}
        columns={reading.columns}
        options={options}
        sources={sources}
        names={said.names}
        loading={reading.phase === "reading"}
        // While days are dragged over, rows follow the pointer: what was found is of other days.
        findings={days.isDragging ? undefined : said.findings}
        onMetadata={reading.lacksMetadata ? onMetadata : undefined}
      />
    </div>
  );
}

/** Comments are read for themselves: never while all the rest is. */
function CommentsPart({ screen, reading, sources }: NpsPartsProps) {
  const { columns, phase } = reading;
  if (phase === "reading") return null;
  return (
    <div className={classes["comments"]} id={PARTS.comments} tabIndex={-1}>
      <CommentsPanel screen={screen} columns={columns} complete={phase === "complete"} sources={sources} />
    </div>
  );
}

function SidesPart({ screen, days, view, said, reading, options, sources }: NpsPartsProps) {
  return (
    <VersusPanel
      view={view}
      columns={reading.columns}
      filter={sliceFilter(days.values, screen.zone)}
      names={said.names}
      sources={sources}
      options={options}
      complete={reading.phase === "complete"}
      versus={days.values.versus ?? NONE}
      onVersus={(versus) => screen.change({ versus })}
      by={days.values.between}
      onBy={(between) => screen.change({ between })}
    />
  );
}

/** Why the score moved, once that is known: a browser that looks for its place finds it with what is in it. */
function WhyPart({ screen, said, reading, sources }: NpsPartsProps) {
  const { findings, names } = said;
  const difference = findings?.difference;
  if (difference === undefined) return null;
  return (
    <LatePart>
      <div id={PARTS.why} tabIndex={-1}>
        <WhyPanel
          columns={reading.columns}
          difference={difference}
          by={screen.values.why}
          onBy={(why) => screen.change({ why })}
          names={names}
          zone={screen.zone}
          sources={sources}
        />
      </div>
    </LatePart>
  );
}

/** What goes with the score, once everything has been read. */
function GoesWithPart({ screen, said, reading, sources, onAnswers }: NpsPartsProps) {
  const shown = useDriversShown(screen);
  // Once somebody looks at it, it stays while everything is read anew.
  if (reading.phase !== "complete" && !shown) return null;
  return (
    <LatePart>
      <div id={PARTS.drivers} tabIndex={-1}>
        <DriversPanel
          drivers={said.drivers}
          shown={shown}
          onShown={(next) => screen.change({ open: next ? PARTS.drivers : undefined })}
          sources={sources}
          onDimension={(dimension) => {
            screen.change(breakdownBy(dimension));
            goToPart(PARTS.breakdown);
          }}
          onAnswers={reading.columns.answers === undefined ? onAnswers : undefined}
        />
      </div>
    </LatePart>
  );
}

/** Whether what goes with the score is shown: an address that leads to it shows it, and says so from then on. */
function useDriversShown({ values, searchWith }: Screen): boolean {
  const isShown = values.open === PARTS.drivers;
  const isLedTo = useLocation({ select: ({ hash }) => hash === PARTS.drivers });
  const navigate = useNavigate();
  const search = isLedTo && !isShown ? searchWith({ open: PARTS.drivers }) : undefined;
  useEffect(() => {
    if (search === undefined) return;
    void navigate({ to: ".", search, hash: PARTS.drivers, replace: true, resetScroll: false });
  }, [navigate, search]);
  return isShown || isLedTo;
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
