import { useLingui } from "@lingui/react/macro";
import type { KeyboardEvent, PointerEvent } from "react";
import type { ChainTableColumn } from "./chain-features.ts";
import { CHOSEN } from "../columns/layout.ts";
import classes from "./table.module.css";

interface ResizerProps {
  readonly column: ChainTableColumn;
  /** Told of the width in pixels. */
  readonly onResize: (width: number) => void;
}

/** Pixels that one press of an arrow key moves the edge. */
const STEP = 16;

/** The edge of a column: dragged, or moved with the arrow keys. */
export function Resizer({ column, onResize }: ResizerProps) {
  const { t } = useLingui();
  if (column.id === CHOSEN) return null;
  const name = column.columnDef.meta?.name ?? "";
  const width = column.getSize();
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget: edge } = event;
    if (!edge.hasPointerCapture(event.pointerId)) return;
    const { left, right } = headOf(edge);
    onResize(isRightToLeft(edge) ? right - event.clientX : event.clientX - left);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const towards = event.key === "ArrowRight" ? STEP : event.key === "ArrowLeft" ? -STEP : 0;
    const step = isRightToLeft(event.currentTarget) ? -towards : towards;
    if (towards === 0) return;
    event.preventDefault();
    onResize(headOf(event.currentTarget).width + step);
  };
  return (
    // A separator that takes the focus is a control: its arrow keys move it.
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={t`Width of ${name}`}
      aria-valuenow={width}
      aria-valuetext={t`${width} pixels`}
      tabIndex={0}
      className={classes["resizer"]}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}

const headOf = (edge: HTMLElement): DOMRect => (edge.parentElement ?? edge).getBoundingClientRect();

const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === "rtl";
