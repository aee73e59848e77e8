import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { ChevronDown, ChevronRight } from "lucide-react";
import { ShortText } from "../../../ui/short-text.tsx";
import type { RowGroup } from "./arrange.ts";
import { ROLES } from "./table-roles.ts";
import classes from "./grid.module.css";

interface GroupRowProps {
  readonly index: number;
  /** Pixels from the first line drawn, for a line that stands apart from the others. */
  readonly apart: number | undefined;
  readonly group: RowGroup;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
}

/** The head of rows that go together: their name and how many they are. A press closes or opens them. */
export function GroupRow({ index, apart, group, isOpen, onToggle }: GroupRowProps) {
  const { t } = useLingui();
  const { id, name, count } = group;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <tr
      {...ROLES.row}
      className={classes["groupRow"]}
      style={apart === undefined ? undefined : { position: "absolute", insetBlockStart: apart }}
      aria-rowindex={index + 2}
      data-line={index}
    >
      <th {...ROLES.rowHead} className={classes["groupCell"]}>
        <button
          type="button"
          className={classes["group"]}
          aria-expanded={isOpen}
          onClick={() => onToggle(id)}
        >
          <Chevron size={16} aria-hidden />
          <ShortText>{name === "" ? t`Without a name` : name}</ShortText>
          <span className={classes["groupCount"]}>
            {t`${plural(count, { one: "# response", other: "# responses" })}`}
          </span>
        </button>
      </th>
    </tr>
  );
}
