import type { RowSelectionState } from "@tanstack/react-table";
import type { CSSProperties } from "react";
import { firstComment } from "../../../analysis/texts/comments.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { FirstComment, Scores, RowLink } from "../columns/response-cells.tsx";
import type { RowLinks } from "../../../filters/row-links.ts";
import { touchpointOf } from "../columns/layout.ts";
import type { ChainRow } from "./chain-features.ts";
import { ChooseRowBox } from "./choose-column.tsx";
import classes from "./cards.module.css";

export interface CardSettings {
  readonly zone: string;
  readonly links: RowLinks;
  readonly selection: RowSelectionState;
}

interface ChainCardProps extends CardSettings {
  /** Undefined until it is here. */
  readonly row: ChainRow | undefined;
  /** Its place in the list, from 0. */
  readonly index: number;
  readonly style?: CSSProperties | undefined;
}

/** One response where there is no room for columns: score, first words, touchpoint and time. All of it leads to it. */
export function ChainCard({ row, index, style, zone, links, selection }: ChainCardProps) {
  if (row === undefined)
    return <li className={classes["card"]} data-card style={style} data-line={index} aria-hidden />;
  const chain = row.original;
  return (
    <li
      className={classes["card"]}
      data-card
      style={style}
      data-line={index}
      data-bare={firstComment(chain) === undefined || undefined}
    >
      <div className={classes["top"]}>
        <Scores chain={chain} />
        <RowLink chain={chain} zone={zone} links={links} />
        <span className={classes["choose"]}>
          <ChooseRowBox row={row} selection={selection} zone={zone} />
        </span>
      </div>
      <FirstComment chain={chain} />
      <span className={classes["touchpoint"]}>
        <ShortText>{touchpointOf(chain)}</ShortText>
      </span>
    </li>
  );
}
