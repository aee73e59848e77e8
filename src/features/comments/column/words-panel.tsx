import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import { type ReactNode, useDeferredValue, useState } from "react";
import { distinctSides, parseSides, type Side, type Sides } from "../../../analysis/comments/keyness.ts";
import { wordSearch } from "../../../analysis/words/word-search.ts";
import { useFilterOptions } from "../../../filters/bar/use-filter-options.ts";
import { bucketName } from "../../../filters/scores.ts";
import { knownLabel, type FilterOptions } from "../../../filters/options.ts";
import { isToldByChains } from "../../../filters/sliced-by.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { ColumnModel } from "../model/column-model.ts";
import { useAnswer, useComments } from "../model/use-comments.ts";
import { CompareForm, EARLIEST, LATEST, type SidesKind } from "./compare-form.tsx";
import type { WholePhrase } from "./whole-phrases.ts";
import { WordRows } from "./word-rows.tsx";
import classes from "./column.module.css";
import { useSurveys } from "../../../filters/use-surveys.ts";

const BY_SCORE: Sides = [
  { kind: "score", name: "detractors" },
  { kind: "score", name: "promoters" },
];

/** The words that tell two sides apart, and which sides these are. */
export function WordsPanel(props: ColumnModel) {
  const { screen } = props;
  /** What is offered first to compare; undefined while nothing is chosen. */
  const [choosing, setChoosing] = useState<SidesKind>();
  const sides = parseSides(screen.values.compare ?? "") ?? BY_SCORE;
  const lists = { ...props, sides, onChoose: () => setChoosing("change") };
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={choosing !== undefined}
        onClick={() => setChoosing((was) => (was === undefined ? "score" : undefined))}
      >
        <Trans>Compare</Trans>
      </Button>
      {choosing === undefined ? null : (
        <CompareForm
          key={choosing}
          first={choosing}
          screen={screen}
          onCompare={(compare) => {
            setChoosing(undefined);
            screen.change({ compare });
          }}
        />
      )}
      {sides[0].kind === "view" ? <WithTheRest {...lists} /> : <Lists {...lists} />}
    </>
  );
}

interface ListsProps extends ColumnModel {
  readonly sides: Sides;
  /** Leads to other sides, where these have no comments. */
  readonly onChoose: () => void;
}

function WithTheRest(props: ListsProps) {
  const { t } = useLingui();
  if (isToldByChains(props.screen.values)) return <WithAllRead {...props} />;
  return (
    <NotCompared onChoose={props.onChoose}>
      {t`A filter in force can’t be looked for among all comments, so what is in view can’t be compared with everything else.`}
    </NotCompared>
  );
}

/** What is in view is looked for among all comments, whatever the API was asked for. */
function WithAllRead(props: ListsProps) {
  const { t } = useLingui();
  const { phase, ...whole } = useComments({}, props.comments.asked);
  return (
    <>
      {phase === "reading" ? <p className={classes["note"]}>{t`All comments are being read.`}</p> : null}
      <Lists {...props} comments={{ phase, ...whole }} />
    </>
  );
}

function Lists({ screen, comments, isNothing, sides, onChoose, onFind, onDraft }: ListsProps) {
  const { zone, values } = screen;
  const { t } = useLingui();
  const surveys = useSurveys(values.lang);
  const surveyNames = Object.fromEntries(surveys.map(({ _id, name }) => [_id, name || _id]));
  const namesOf = useSideNames(useFilterOptions());
  // Asked after the list, which is waited for; its hundreds of rows are drawn in steps.
  const asked = useDeferredValue(comments.asked);
  const told = useAnswer(comments, { kind: "sides", ...asked, zone, sides, surveyNames });
  const answer = useDeferredValue(told.answer);
  // The same function for ever: the rows are not drawn anew for it.
  const onWord = useCallbackRef(({ text, forms = [], phrase }: WholePhrase, isCode: boolean) => {
    const find = wordSearch(text, forms);
    if (isCode) onDraft({ name: phrase, find, former: undefined });
    else onFind(find);
  });
  const [isWhole, setWhole] = useState(false);
  const isBehind = asked !== comments.asked || answer !== told.answer || told.isStale;
  if (!isWhole && comments.phase !== "reading" && !isBehind) setWhole(true);
  if (answer === undefined || comments.content?.comments === 0 || isNothing) return null;
  if (sides[0].kind === "score" && answer.one.comments + answer.other.comments === 0)
    return (
      <NotCompared onChoose={onChoose}>
        {t`These comments have no NPS answers, so there are no detractors and promoters to compare.`}
      </NotCompared>
    );
  const names = namesOf(sides, [answer.one.name, answer.other.name]);
  const shown = (["one", "other"] as const).map((side, at) => ({
    side,
    name: names[at],
    comments: answer[side].comments,
    words: answer.words.filter((word) => word.side === side),
  }));
  // Too early to say of a side that it has none: more comments are being read.
  if (!isWhole && shown.some(({ words }) => words.length === 0)) return null;
  return (
    <>
      {answer.words.length === 0 ? null : (
        <p className={classes["note"]}>
          {sides[0].kind === "score"
            ? t`Comments with the word here : on the other side · NPS of all with it, passives too`
            : t`Comments with the word here : on the other side · NPS of all with it`}
        </p>
      )}
      {shown.map(({ side, name, comments: count, words }) => (
        <section key={side} className={classes["side"]} aria-label={name}>
          <h2>
            <bdi>{name}</bdi> <small>{t`${plural(count, { one: "# comment", other: "# comments" })}`}</small>
          </h2>
          {words.length === 0 ? (
            <p className={classes["note"]}>{t`No word is used clearly more often on this side.`}</p>
          ) : (
            <WordRows words={words} of={count} onWord={onWord} />
          )}
        </section>
      ))}
    </>
  );
}

interface NotComparedProps extends Pick<ListsProps, "onChoose"> {
  readonly children: ReactNode;
}

/** Why these sides can't be compared; others can all the same. */
function NotCompared({ onChoose, children }: NotComparedProps) {
  const { t } = useLingui();
  return (
    <>
      <p className={classes["note"]}>{children}</p>
      <Button variant="light" size="compact-sm" onClick={onChoose}>{t`Compare other sides`}</Button>
    </>
  );
}

/** What both sides are called on the screen; `told` are their names in the language of the archive, or their ids. */
function useSideNames(offered: FilterOptions): (sides: Sides, told: readonly string[]) => readonly string[] {
  const { t, i18n } = useLingui();
  const { date, dateRange } = useFormats();
  const nameOf = (side: Side, told: string): string => {
    switch (side.kind) {
      case "score":
        return i18n._(bucketName(side.name));
      case "view":
        return side.name === "here" ? t`In view` : t`Everything else`;
      case "days":
        if (side.from === EARLIEST) return t`Until ${date(side.to)}`;
        return side.to === LATEST ? t`Since ${date(side.from)}` : dateRange(side.from, side.to);
      default:
        return knownLabel(offered[side.kind === "survey" ? "surveys" : "touchpoints"], side.id) ?? told;
    }
  };
  return (sides, told) => distinctSides(sides, (side, at) => nameOf(side, told[at] ?? ""));
}
