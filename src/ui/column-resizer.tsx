import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent, PointerEvent } from "react";
import classes from "./data-table.module.css";

interface ResizableColumn {
  readonly id: string;
  readonly header: string;
  readonly head?: unknown;
  readonly width?: number | undefined;
}

interface ResizerProps {
  readonly column: ResizableColumn | undefined;
  readonly onResize: ((id: string, width: number) => void) | undefined;
}

/** Pixels that one press of an arrow key moves the edge. */
const STEP = 16;

/** The edge of a column: dragged, or moved with the arrow keys. */
export function Resizer({ column, onResize }: ResizerProps) {
  const { t } = useLingui();
  if (column === undefined || onResize === undefined || column.head !== undefined) return null;
  const { id, header, width } = column;
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: edge } = event;
    if (!edge.hasPointerCapture(event.pointerId)) return;
    const { left, right } = headOf(edge);
    const isRightToLeft = getComputedStyle(edge).direction === "rtl";
    onResize(id, isRightToLeft ? right - event.clientX : event.clientX - left);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === "ArrowRight" ? STEP : event.key === "ArrowLeft" ? -STEP : 0;
    if (step === 0) return;
    event.preventDefault();
    onResize(id, headOf(event.currentTarget).width + step);
  };
  return (
    // A separator that takes the focus is a control: its arrow keys move it.
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t`Width of ${header}`}
      aria-valuenow={width ?? 0}
      aria-valuetext={width === undefined ? t`As wide as its text` : t`${width} pixels`}
      tabIndex={0}
      className={classes["resizer"]}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}

const headOf = (edge: HTMLElement): DOMRect => (edge.parentElement ?? edge).getBoundingClientRect();
