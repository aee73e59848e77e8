import { useState } from "react";
import type { ScreenValues } from "../../../../filters/fields.ts";
import type { Change } from "../../../../filters/use-screen.ts";
import { toggled } from "./picks.ts";

/** The values of a screen while days are being dragged over, which become part of the address when let go. */
export interface DraggedDays {
  readonly values: ScreenValues;
  readonly isDragging: boolean;
  /** Undefined where dragging ends without a choice. */
  readonly drag: (during: string | undefined) => void;
  readonly pick: (during: string | undefined) => void;
  /** Picks days, or takes them back where they are picked already. */
  readonly toggle: (during: string) => void;
}

export function useDraggedDays(values: ScreenValues, change: Change): DraggedDays {
  const [dragged, setDragged] = useState<string>();
  return {
    values: dragged === undefined ? values : { ...values, during: dragged },
    isDragging: dragged !== undefined,
    drag: setDragged,
    pick: (during) => {
      setDragged(undefined);
      change({ during });
    },
    toggle: (clicked) => {
      setDragged(undefined);
      change(({ during }) => ({ during: toggled(during, clicked) }));
    },
  };
}
