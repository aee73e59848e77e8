import { Trans, useLingui } from "@lingui/react/macro";
import type { AnswerCategory } from "../../../analysis/answers/cross-questions.ts";
import { CardsOrTable } from "../../../ui/cards-or-table.tsx";
import type { Crossable } from "./crossable.ts";
import type { CrossedRow } from "./crossed-rows.ts";
import { useCrossColumns } from "./use-cross-columns.tsx";
import classes from "./crossed.module.css";

interface CrossTableViewProps {
  readonly pair: readonly [rows: Crossable, columns: Crossable];
  readonly rows: readonly CrossedRow[];
  readonly columns: readonly AnswerCategory[];
}

/** Two questions as a table; where there is no room for one, a card for each of its rows. */
export function CrossTableView({ pair, rows, columns }: CrossTableViewProps) {
  const { t } = useLingui();
  const [first, second] = pair;
  return (
    <>
      <CardsOrTable
        label={t`${first.title}, by ${second.title}`}
        columns={useCrossColumns(pair, columns)}
        rows={rows}
        rowKey={({ category }) => JSON.stringify(category)}
        loading={false}
      />
      <p className={classes["note"]}>
        <Trans>
          The share is one of its row, the number is respondents. An arrow marks cells with more or fewer than
          expected if the questions had nothing to do with each other.
        </Trans>
      </p>
    </>
  );
}
