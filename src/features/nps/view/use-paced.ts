import { startTransition, useEffect, useState } from "react";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { NpsView } from "./nps-view.ts";

/** Between the moments of two parts, in milliseconds: about what drawing one of them takes. */
const APART = 40;

/**
 * The view for the part at `place`. What a person changes shows at once; what reading brings shows part after part, so
 * that all of them together never hold up the screen.
 */
export function usePaced(view: NpsView, columns: Columns, place: number): NpsView {
  const [shown, setShown] = useState({ view, columns });
  const isBehind = shown.columns !== columns;
  if (!isBehind && shown.view !== view) setShown({ view, columns });
  useEffect(() => {
    if (!isBehind) return undefined;
    const show = () => startTransition(() => setShown({ view, columns }));
    const timer = setTimeout(show, place * APART);
    return () => clearTimeout(timer);
  }, [isBehind, view, columns, place]);
  return isBehind ? shown.view : view;
}
