import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Button } from "@mantine/core";
import { Tag } from "lucide-react";
import { useState } from "react";
import { parseSides, type KeyWord, type Side, type Sides } from "../../../analysis/comments/keyness.ts";
import { useConnection } from "../../../client/connection.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import { useFilterOptions } from "../../../filters/bar/use-filter-options.ts";
import { bucketName } from "../../../filters/buckets.ts";
import { labelOf, type FilterOption } from "../../../filters/options.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { languageName } from "../../../lib/language-name.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { useQuery } from "@tanstack/react-query";
import { quoted, type ColumnModel } from "../model/column-model.ts";
import { useAnswer, useCommentsRead } from "../model/use-comments.ts";
import { CompareForm, EARLIEST, LATEST, type SidesKind } from "./compare-form.tsx";
import classes from "./column.module.css";

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
  const { phase, ...whole } = useCommentsRead({}, props.comments.asked);
  return (
    <>
      {phase === "reading" ? (
        <p className={classes["note"]}>
          <Trans>All comments are being read.</Trans>
        </p>
      ) : null}
      <Lists {...props} comments={{ phase, ...whole }} />
    </>
  );
}

function Lists({ screen: { zone, values }, comments, sides, onChoose, onFind, onDraft }: ListsProps) {
  const { t } = useLingui();
  const { data } = useQuery(surveysQuery(useConnection(), values.lang));
  const surveyNames = Object.fromEntries((data?.rows ?? []).map(({ _id, name }) => [_id, name || _id]));
  const { touchpoints } = useFilterOptions();
  const nameOf = useSideName(touchpoints);
  const { answer } = useAnswer(comments, { kind: "sides", ...comments.asked, zone, sides, surveyNames });
  if (answer === undefined) return null;
  const { one, other } = answer;
  if (sides[0].kind === "score" && one.comments + other.comments === 0)
    return <NoScores onChoose={onChoose} />;
  const shown = (["one", "other"] as const).map((side, at) => ({
    side,
    name: nameOf(sides[at === 0 ? 0 : 1], answer[side].name),
    comments: answer[side].comments,
    words: answer.words.filter((word) => word.side === side),
  }));
  return (
    <>
      {shown.map(({ side, name, comments: count, words }) => (
        <section key={side} className={classes["side"]} aria-label={name}>
          <h2>
            <bdi>{name}</bdi> <small>{t`${plural(count, { one: "# comment", other: "# comments" })}`}</small>
          </h2>
          {words.length === 0 ? (
            <p className={classes["note"]}>
              <Trans>No word is used clearly more often on this side.</Trans>
            </p>
          ) : (
            <WordRows
              words={words}
              of={count}
              onFind={onFind}
              onCode={(text) => onDraft({ name: text, find: quoted(text), former: undefined })}
            />
          )}
        </section>
      ))}
    </>
  );
}

/** Sides by score where no comment has one: what is missing, and what can be compared all the same. */
function NoScores({ onChoose }: Pick<ListsProps, "onChoose">) {
  return (
    <>
      <p className={classes["note"]}>
        <Trans>
          No NPS answer comes with these comments, so there are no detractors and promoters to compare.
        </Trans>
      </p>
      <Button variant="light" size="compact-sm" onClick={onChoose}>
        <Trans>Compare other sides</Trans>
      </Button>
    </>
  );
}

/** How clear the first of a language's words is. */
const clearest = ([, [first]]: readonly [string, readonly KeyWord[]]): number => Math.abs(first?.z ?? 0);

interface WordRowsProps {
  readonly words: readonly KeyWord[];
  /** Comments of the side. */
  readonly of: number;
  readonly onFind: (find: string) => void;
  readonly onCode: (text: string) => void;
}

const SHOWN = 25;

const own = ({ side, one, other }: KeyWord): number => (side === "one" ? one : other);

function WordRows({ words, of, onFind, onCode }: WordRowsProps) {
  const { t } = useLingui();
  const { locale, number, signed } = useFormats();
  const most = Math.max(1, ...words.map(own));
  const languages = Map.groupBy(words, ({ language }) => language);
  const ordered = [...languages].toSorted((a, b) => clearest(b) - clearest(a));
  return ordered.map(([language, list]) => (
    <div key={language}>
      {languages.size > 1 ? <p className={classes["note"]}>{languageName(language, locale)}</p> : null}
      <ul className={classes["rows"]}>
        {list.slice(0, SHOWN).map((word) => (
          <li key={word.text}>
            <button type="button" className={classes["row"]} onClick={() => onFind(quoted(word.text))}>
              <span className={classes["bar"]} style={{ inlineSize: `${(100 * own(word)) / most}%` }} />
              <ShortText language={language}>{word.text}</ShortText>
            </button>
            <span
              className={classes["figure"]}
              title={t`${number(own(word))} of ${number(of)} on this side, ${number(word.one + word.other - own(word))} on the other`}
            >
              {number(own(word))} : {number(word.one + word.other - own(word))}
              {word.score === null ? "" : ` · ${t`NPS ${signed(word.score)}`}`}
            </span>
            <ActionIcon
              variant="subtle"
              size={24}
              aria-label={t`Make a code from “${word.text}”`}
              title={t`Make a code`}
              onClick={() => onCode(word.text)}
            >
              <Tag size={14} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** What a side is called on the screen; `told` is its name in the language of the archive, or its id. */
function useSideName(touchpoints: readonly FilterOption[]): (side: Side, told: string) => string {
  const { t, i18n } = useLingui();
  const { date, dateRange } = useFormats();
  return (side, told) => {
    switch (side.kind) {
      case "score":
        return i18n._(bucketName(side.name));
      case "view":
        return side.name === "here" ? t`In view` : t`Everything else`;
      case "days":
        if (side.from === EARLIEST) return t`Until ${date(side.to)}`;
        return side.to === LATEST ? t`Since ${date(side.from)}` : dateRange(side.from, side.to);
      case "touchpoint":
        return told === side.id ? labelOf(touchpoints, side.id) : told;
      default:
        return told;
    }
  };
}
