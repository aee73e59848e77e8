import { useLingui } from "@lingui/react/macro";
import type { AnswerCategory } from "../../../analysis/answers/cross-questions.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { useParts } from "../../../i18n/use-parts.ts";
import type { DataColumn } from "../../../ui/data-table.tsx";
import { ShortText } from "../../../ui/short-text.tsx";
import type { Crossable } from "./crossable.ts";
import type { CrossedRow } from "./crossed-rows.ts";
import classes from "./crossed.module.css";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { CrossCell } from "../../../analysis/answers/cross-table.ts";
import { useNumberRange } from "../parts/use-bars.ts";

/** The columns of two questions as a table: the answers to the first, one for each answer to the second, and how many. */
export function useCrossColumns(
  [first, second]: readonly [rows: Crossable, columns: Crossable],
  categories: readonly AnswerCategory[],
): readonly DataColumn<CrossedRow>[] {
  const { t } = useLingui();
  const { number } = useFormats();
  const nameOf = useCategoryNames();
  return [
    {
      id: "row",
      header: first.title,
      head: (
        <span className={classes["head"]}>
          <ShortText>{first.title}</ShortText>
        </span>
      ),
      rowHeader: true,
      cell: ({ category }) => <Name name={nameOf(first, category)} />,
    },
    ...categories.map((category, place): DataColumn<CrossedRow> => {
      const name = nameOf(second, category);
      return {
        id: `column ${place}`,
        header: name.text,
        head: (
          <span className={classes["head"]}>
            <Name name={name} />
          </span>
        ),
        numeric: true,
        cell: ({ cells }) => {
          const cell = cells[place];
          return cell === undefined ? null : <CrossCellView cell={cell} name={name} />;
        },
      };
    }),
    {
      id: "respondents",
      header: t`Respondents`,
      numeric: true,
      cell: ({ respondents }) => (
        <span className={classes["cell"]}>
          <span className={classes["name"]}>{t`Respondents`}</span>
          <span>{number(respondents)}</span>
        </span>
      ),
    },
  ];
}

const Name = ({ name: { text, language } }: { readonly name: CategoryName }) =>
  language === undefined ? text : <ShortText language={language}>{text}</ShortText>;

interface CrossCellProps {
  readonly cell: CrossCell;
  /** Its column, which a card has to say itself. */
  readonly name: CategoryName;
}

/** How many, which part of the row that is, and whether it is more or fewer than chance gives. */
function CrossCellView({ cell: { count, share, mark }, name }: CrossCellProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { part } = useParts();
  return (
    <span className={classes["cell"]} data-mark={mark}>
      <span className={classes["name"]}>
        <Name name={name} />
      </span>
      <span>{part(share)}</span>
      <span className={classes["count"]}>{number(count)}</span>
      {mark === "more" ? <ArrowUp size={14} role="img" aria-label={t`more than expected`} /> : null}
      {mark === "fewer" ? <ArrowDown size={14} role="img" aria-label={t`fewer than expected`} /> : null}
    </span>
  );
}

/** A category as it is written, and in which language: empty where it is not known, undefined for the interface's own. */
interface CategoryName {
  readonly text: string;
  readonly language?: string;
}

/** What the answers to a question are put under. */
export function useCategoryNames(): (question: Crossable, category: AnswerCategory) => CategoryName {
  const { t } = useLingui();
  const numberRange = useNumberRange();
  const buckets = { top: t`Promoters`, middle: t`Passives`, bottom: t`Detractors` };
  return ({ choices, language }, category) => {
    if (category.kind === "bucket") return { text: buckets[category.bucket] };
    if (category.kind === "choice") return { text: choices[category.place]?.title ?? "", language };
    if (category.kind === "numbers") return { text: numberRange(category) };
    return category.kind === "text" ? { text: category.text, language: "" } : { text: t`Other answers` };
  };
}
