import "../../../ui/input-styles.ts";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Select } from "@mantine/core";
import { useState } from "react";
import type { ContextOrder } from "../../../analysis/comments/concordance.ts";
import { parseQuery, queryOfBoth } from "../../../analysis/comments/search.ts";
import { quoted } from "../../../analysis/words/word-search.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useParts } from "../../../i18n/use-parts.ts";
import { drawableText } from "../../../lib/text/fit-text.ts";
import { Emptiness } from "../../../ui/emptiness.tsx";
import { FirstContent } from "../../../ui/schedule/first-content.tsx";
import { ShortText } from "../../../ui/short-text.tsx";
import { useFilterOptions } from "../../../filters/bar/use-filter-options.ts";
import { knownLabel } from "../../../filters/options.ts";
import type { RowLinks } from "../../../filters/row-links.ts";
import type { ColumnModel } from "../model/column-model.ts";
import { SmallLine } from "../model/small-line.tsx";
import { useAnswer } from "../model/use-comments.ts";
import type { ContextShown } from "../../../reading/comments/index-protocol.ts";
import classes from "./context.module.css";

/** Lines shown at first, and as many more each time that more are asked for. */
const STEP = 100;

const ORDERS: readonly ContextOrder[] = (["right", "left"] as const).flatMap((side) =>
  ([1, 2, 3] as const).map((word) => ({ side, word })),
);

/** What is searched for with the words around it, a line for each place, and the company that it keeps. */
export function ContextView({ model, links }: { readonly model: ColumnModel; readonly links: RowLinks }) {
  const { t } = useLingui();
  const { screen, comments } = model;
  const [order, setOrder] = useState<ContextOrder>({ side: "right", word: 1 });
  const [most, setMost] = useState(STEP);
  const isAsked = parseQuery(comments.asked.find).alternatives.length > 0;
  const { answer } = useAnswer(
    comments,
    isAsked ? { kind: "context", ...comments.asked, zone: screen.zone, order, most } : undefined,
  );
  if (!isAsked) return <Emptiness title={t`Search for something to see it in context`} />;
  if (answer === undefined) return null;
  const lineCount = t`${plural(answer.lines, { one: "# line", other: "# lines" })}`;
  const nameOf = ({ side, word }: ContextOrder) =>
    side === "right" ? t`Word ${word} after` : t`Word ${word} before`;
  return (
    <div className={classes["context"]}>
      <FirstContent />
      <div>
        <div className={classes["head"]}>
          <span role="status">{lineCount}</span>
          <Select
            aria-label={t`Sort lines by`}
            size="xs"
            allowDeselect={false}
            data={ORDERS.map((each, at) => ({ value: String(at), label: nameOf(each) }))}
            value={String(ORDERS.findIndex(({ side, word }) => side === order.side && word === order.word))}
            onChange={(value) => setOrder(ORDERS[Number(value)] ?? order)}
          />
        </div>
        <ul className={classes["lines"]} aria-label={t`In context`}>
          {answer.shown.map(({ left, node, right, row, _id }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a comment may have several lines
            <li key={`${row} ${at}`} dir="auto">
              <span className={classes["left"]}>
                <bdi>{drawableText(left)}</bdi>
              </span>
              <a href={links.hrefOf(_id)} data-chain={_id} onClick={links.onClick}>
                {drawableText(node)}
              </a>
              <span className={classes["right"]}>
                <bdi>{drawableText(right)}</bdi>
              </span>
            </li>
          ))}
        </ul>
        {answer.lines > answer.shown.length ? (
          <Button variant="default" size="compact-sm" onClick={() => setMost(most + STEP)}>
            <Trans>Show more lines</Trans>
          </Button>
        ) : null}
      </div>
      <Company model={model} answer={answer} />
    </div>
  );
}

const SHOWN = 30;

/** The words that stand near it, and where and when it is written. */
function Company({ model, answer }: { readonly model: ColumnModel; readonly answer: ContextShown }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { partText } = useParts();
  const { company, trend, touchpoints } = answer;
  const { touchpoints: offered } = useFilterOptions();
  const { find } = model.comments.asked;
  return (
    <section className={classes["company"]} aria-labelledby="company">
      <h2 id="company">{t`Company`}</h2>
      {company.length === 0 ? (
        <p>{t`No word stands near it clearly more often than elsewhere.`}</p>
      ) : (
        <ul>
          {company.slice(0, SHOWN).map(({ text, near, expected }) => (
            <li key={text}>
              <button type="button" data-link onClick={() => model.onFind(queryOfBoth(find, quoted(text)))}>
                <ShortText>{text}</ShortText>
              </button>
              <span>{t`${number(near)} near, ${number(expected, 1)} expected`}</span>
            </li>
          ))}
        </ul>
      )}
      <h2>{t`Share of the comments over time`}</h2>
      <SmallLine
        shares={trend.map((period) => period.share)}
        label={t`Share of the comments over time`}
        width={220}
      />
      <h2>{t`Share by touchpoint`}</h2>
      <ul>
        {touchpoints.map((each) => (
          <li key={each.id}>
            <ShortText>{knownLabel(offered, each.id) ?? each.name}</ShortText>
            <span>
              {number(each.comments)} · {partText(each.share, 1)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
