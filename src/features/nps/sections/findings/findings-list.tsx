import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useState, type ReactNode } from "react";
import type { ScreenValues } from "../../../../filters/fields.ts";
import { SCREEN_ONLY } from "../../../../ui/screen-only.ts";
import { MOST_SENTENCES, type Sentence, type WayOn, PARTS, type Part } from "../../insights/sentence.ts";
import type { Names } from "../../insights/use-report.ts";
import type { NpsModel } from "../../model/use-nps-screen.ts";
import type { ReportDimension, ReportWord } from "../../../../analysis/report.ts";
import { kindOf } from "../../../../analysis/report-values.ts";
import { carried } from "../../../../filters/narrowing.ts";
import { searchFor } from "../../../../filters/search.ts";
import { breakdownBy } from "../../data/view/picks.ts";
import type { Statement, StatementOf } from "../../../../analysis/report/statement.ts";
import classes from "./says.module.css";

interface FindingsListProps extends Pick<NpsModel, "screen"> {
  readonly sentences: readonly Sentence[];
  readonly names: Names;
}

/** So many are in view until more are asked for. */
const FIRST = 3;

/** Findings, each with its evidence and one way on. */
export function FindingsList({ sentences, names, screen }: FindingsListProps) {
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
                    {way.part === PARTS.comments ? (
                      <Link to="/comments" search={commentsSearch(screen.values, way)}>
                        {wayText(way)}
                      </Link>
                    ) : (
                      <PartLink to={way.part} search={way.shows && screen.searchWith(way.shows)}>
                        {wayText(way)}
                      </PartLink>
                    )}
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
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)} {...SCREEN_ONLY}>
          {t`Show all findings (${told.length})`}
        </Button>
      )}
    </>
  );
}

/** Where a statement leads: to what it rests on. */
function wayOn(statement: Statement): WayOn | undefined {
  switch (statement.kind) {
    case "unlike":
      return { part: PARTS.questions };
    case "change":
      return { part: PARTS.trend };
    case "explained":
      return { part: PARTS.why, shows: { more: "why", open: undefined } };
    case "moved":
      return toBreakdown(statement.moved.dimension);
    case "rows":
      return toBreakdown(statement.dimension);
    case "linked":
      return { part: PARTS.linked, shows: { more: "linked", open: undefined } };
    case "words":
      return { part: PARTS.comments, shows: commentsWith(statement) };
    case "none":
      return undefined;
  }
}

/** The scores of each side of NPS: another metric has none that comments can be narrowed to. */
const SCORES: Readonly<Partial<Record<ReportWord["side"], readonly number[]>>> = {
  detractors: [0, 1, 2, 3, 4, 5, 6],
  promoters: [9, 10],
};

/** The comments of a side that have one of its words. */
const commentsWith = ({ side, words }: StatementOf<"words">): ScreenValues => ({
  find: words.map(({ text }) => `"${text}"`).join(" | "),
  language: words[0].language || undefined,
  score: SCORES[side],
});

const commentsSearch = (values: ScreenValues, { shows }: WayOn) =>
  searchFor("comments", { ...carried(values), ...shows });

/** No table goes by question: the list of questions leads to the numbers of each. */
const toBreakdown = (dimension: ReportDimension): WayOn =>
  dimension === "question"
    ? { part: PARTS.questions }
    : { part: PARTS.breakdown, dimension, shows: breakdownBy(dimension) };

/** What the link says that leads there. */
function useWayText({ ofDimension }: Pick<Names, "ofDimension">): (way: WayOn) => string {
  const { t } = useLingui();
  const compared = new Map<ReportDimension, string>([
    ["touchpoint", t`Compare touchpoints`],
    ["survey", t`Compare surveys`],
    ["team", t`Compare teams`],
    ["language", t`Compare languages`],
  ]);
  const texts: Readonly<Record<Part, (dimension: ReportDimension) => string>> = {
    [PARTS.trend]: () => t`See the trend`,
    [PARTS.why]: () => t`See why`,
    // The finding has the whole question.
    [PARTS.breakdown]: (dimension) =>
      compared.get(dimension) ??
      (kindOf(dimension) === "answer" ? t`Compare answers` : t`Compare by ${ofDimension(dimension)}`),
    [PARTS.comments]: () => t`Read these comments`,
    [PARTS.linked]: () => t`See what it is linked with`,
    [PARTS.questions]: () => t`Choose one question`,
  };
  return ({ part, dimension = "touchpoint" }) => texts[part](dimension);
}

/** Comes with the lower parts: before them there is nowhere to go. Where it can't be loaded, the address goes there once. */
const go = async (part: Part) => {
  const { goToPart } = await import("../../../../ui/keep-in-view.ts");
  goToPart(part);
};

/** The link counts as active only once its part is in the address. */
const HERE = { includeHash: true } as const;

interface PartLinkProps {
  readonly to: Part;
  /** The search of the address in which that part shows what is meant; left out where it does as it is. */
  readonly search?: ScreenValues | undefined;
  readonly children: ReactNode;
}

/** Leads to a part of the screen, by an address that shows it wherever it is opened. */
const PartLink = ({ to, search, children }: PartLinkProps) => (
  <Link
    to="."
    search={search ?? true}
    hash={to}
    resetScroll={false}
    activeOptions={HERE}
    preload={false}
    onClick={() => void go(to).catch(() => undefined)}
  >
    {children}
  </Link>
);
