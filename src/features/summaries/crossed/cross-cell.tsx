import { useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { CrossCell } from "../../../analysis/answers/cross-table.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import type { CategoryName } from "./use-category-names.ts";
import classes from "./crossed.module.css";

interface CrossCellProps {
  readonly cell: CrossCell;
  /** Its column, which a card has to say itself. */
  readonly name: CategoryName;
}

/** How many, which part of the row that is, and whether it is more or fewer than chance gives. */
export function CrossCellView({ cell: { count, share, mark }, name: { text, language } }: CrossCellProps) {
  const { t } = useLingui();
  const formats = useFormats();
  return (
    <span className={classes["cell"]} data-mark={mark}>
      <span className={classes["name"]}>
        {language === undefined ? text : <ShortText language={language}>{text}</ShortText>}
      </span>
      <span>{formats.share(share)}</span>
      <span className={classes["count"]}>{formats.number(count)}</span>
      {mark === "more" ? <ArrowUp size={14} role="img" aria-label={t`more than expected`} /> : null}
      {mark === "fewer" ? <ArrowDown size={14} role="img" aria-label={t`fewer than expected`} /> : null}
    </span>
  );
}
