import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useCallbackRef } from "@mantine/hooks";
import { Tag } from "lucide-react";
import { useDeferredValue, useState } from "react";
import {
  distinctSides,
  parseSides,
  type KeyWord,
  type Side,
  type Sides,
} from "../../../analysis/comments/keyness.ts";
import { wordSearch } from "../../../analysis/words/word-search.ts";
import { useFilterOptions } from "../../../filters/bar/use-filter-options.ts";
import { bucketName } from "../../../filters/scores.ts";
import { knownLabel, type FilterOptions } from "../../../filters/options.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { languageName } from "../../../lib/language-name.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import type { ColumnModel } from "../model/column-model.ts";
import { useAnswer, useCommentsRead } from "../model/use-comments.ts";
import { CompareForm, EARLIEST, LATEST, type SidesKind } from "./compare-form.tsx";
import { type WholePhrase, wholePhrases } from "./whole-phrases.ts";
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

/** What is in view is looked for among all comments, whatever the API was asked for. */
function WithTheRest(props: ListsProps) {
  const { t } = useLingui();
  const { phase, ...whole } = useCommentsRead({}, props.comments.asked);
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
    return <NoScores onChoose={onChoose} />;
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
        <p className={classes["note"]}>{t`On this side : on the other · NPS of all comments with it`}</p>
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

/** Sides by score where no comment has one: what is missing, and what can be compared all the same. */
function NoScores({ onChoose }: Pick<ListsProps, "onChoose">) {
  const { t } = useLingui();
  return (
    <>
      <p className={classes["note"]}>
        <Trans>
          These comments have no NPS answers, so there are no detractors and promoters to compare.
        </Trans>
      </p>
      <Button variant="light" size="compact-sm" onClick={onChoose}>{t`Compare other sides`}</Button>
    </>
  );
}

/** How clear the first of a language's words is. */
const clearest = ([, [first]]: readonly [string, readonly KeyWord[]]): number => Math.abs(first?.z ?? 0);

interface WordRowsProps {
  readonly words: readonly KeyWord[];
  /** Comments of the side. */
  readonly of: number;
  /** Searches for a word, or makes a code of it. */
  readonly onWord: (word: WholePhrase, isCode: boolean) => void;
}

const SHOWN = 25;

const own = ({ side, one, other }: KeyWord): number => (side === "one" ? one : other);

function WordRows({ words, of, onWord }: WordRowsProps) {
  const { locale } = useFormats();
  const most = Math.max(1, ...words.map(own));
  const languages = Map.groupBy(words, ({ language }) => language);
  const ordered = [...languages].toSorted((a, b) => clearest(b) - clearest(a));
  return ordered.map(([language, list]) => (
    <div key={language}>
      {languages.size > 1 ? <p className={classes["note"]}>{languageName(language, locale)}</p> : null}
      <ul className={classes["rows"]}>
        {wholePhrases(list)
          .slice(0, SHOWN)
          .map((word) => (
            <WordRow key={word.text} word={word} most={most} of={of} onWord={onWord} />
          ))}
      </ul>
    </div>
  ));
}

interface WordRowProps extends Pick<WordRowsProps, "of" | "onWord"> {
  readonly word: WholePhrase;
  /** Comments of the side that have its most frequent word. */
  readonly most: number;
}

function WordRow({ word, most, of, onWord }: WordRowProps) {
  const { t } = useLingui();
  const { number, signed } = useFormats();
  const { phrase: text, language, score } = word;
  const here = own(word);
  const there = word.one + word.other - here;
  return (
    <li>
      <button type="button" className={classes["row"]} onClick={() => onWord(word, false)}>
        <span className={classes["bar"]} style={{ inlineSize: `${(100 * here) / most}%` }} />
        <ShortText language={language}>{text}</ShortText>
      </button>
      <span
        className={classes["figure"]}
        title={t`${number(here)} of ${number(of)} on this side, ${number(there)} on the other`}
      >
        <span>{`${number(here)} : ${number(there)}${score === null ? "   " : " · "}`}</span>
        <span>{score === null ? "" : t`NPS ${signed(score)}`}</span>
      </span>
      <button
        type="button"
        className={classes["code-of"]}
        aria-label={t`Make a code from “${text}”`}
        title={t`Make a code`}
        onClick={() => onWord(word, true)}
      >
        <Tag size={14} aria-hidden />
      </button>
    </li>
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
