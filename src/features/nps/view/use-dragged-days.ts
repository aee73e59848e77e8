import { useState } from "react";
import type { ScreenValues } from "../../../filters/fields.ts";

/** The values of a screen while days are being dragged over, which become part of the address when let go. */
export interface DraggedDays {
  readonly values: ScreenValues;
  readonly isDragging: boolean;
  /** Undefined where dragging ends without a choice. */
  readonly drag: (during: string | undefined) => void;
  readonly pick: (during: string | undefined) => void;
}

export function useDraggedDays(values: ScreenValues, change: (patch: ScreenValues) => void): DraggedDays {
  const [dragged, setDragged] = useState<string>();
  return {
    values: dragged === undefined ? values : { ...values, during: dragged },
    isDragging: dragged !== undefined,
    drag: setDragged,
    pick: (during) => {
      setDragged(undefined);
      change({ during });
    },
  };
}
