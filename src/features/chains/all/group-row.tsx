import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CSSProperties } from "react";
import { ChevronDown, ChevronRight } from "lucide-react";
import { ShortText } from "../../../ui/short-text.tsx";
import type { RowGroup } from "./arrange.ts";
import { type ListRoom, ROLES } from "../table/table-layout.ts";
import classes from "./grid.module.css";

interface GroupRowProps {
  readonly index: number;
  /** Pixels from the first line drawn, for a line that stands apart from the others. */
  readonly apart: number | undefined;
  readonly room: ListRoom;
  readonly group: RowGroup;
  readonly isOpen: boolean;
  readonly onToggle: (id: string) => void;
}

/** The head of rows that go together: their name and how many they are. A press closes or opens them. */
export function GroupRow({ index, apart, room, group, isOpen, onToggle }: GroupRowProps) {
  const { t } = useLingui();
  const { id, name, count } = group;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const style: CSSProperties | undefined =
    apart === undefined ? undefined : { position: "absolute", insetBlockStart: apart };
  const button = (
    <button type="button" className={classes["group"]} aria-expanded={isOpen} onClick={() => onToggle(id)}>
      <Chevron size={16} aria-hidden />
      <ShortText>{name === "" ? t`Without a name` : name}</ShortText>
      <span className={classes["groupCount"]}>
        {t`${plural(count, { one: "# response", other: "# responses" })}`}
      </span>
    </button>
  );
  if (room === "phone") {
    return (
      <li className={classes["groupRow"]} style={style} data-line={index}>
        {button}
      </li>
    );
  }
  return (
    <tr
      {...ROLES.row}
      className={classes["groupRow"]}
      style={style}
      aria-rowindex={index + 2}
      data-line={index}
    >
      <th {...ROLES.rowHead} className={classes["groupCell"]}>
        {button}
      </th>
    </tr>
  );
}
