import type { Store } from "@tanstack/react-store";
import { createContext, use, useEffect, useRef, type RefObject } from "react";
import type { NumbersTable, ProvenanceLine } from "../../lib/text/csv.ts";

export interface DownloadMenuProps {
  readonly title: string;
  /** Of the file, without its ending. */
  readonly fileName: string;
  readonly table: () => NumbersTable;
  readonly lines: () => readonly ProvenanceLine[];
  /** The numbers as a picture, where there is one; undefined while nothing is drawn. */
  readonly draw?: (() => SVGSVGElement | undefined) | undefined;
}

/** What can be saved of a screen, by the button of each. */
export type OfferedDownloads = ReadonlyMap<Element, DownloadMenuProps>;

/** For one place that offers all that can be saved of a screen. */
export const Offered = createContext<Store<OfferedDownloads> | undefined>(undefined);

/** Offers what the returned button saves beside the page's title, too, as long as it is on the page. */
export function useOffered(download: DownloadMenuProps): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const offered = use(Offered);
  useEffect(() => {
    const { current } = button;
    if (current === null) return;
    offered?.setState((all) => new Map(all).set(current, download));
    return () => offered?.setState((all) => new Map([...all].filter(([each]) => each !== current)));
  }, [offered, download]);
  return button;
}

const LONGEST = 60;

/** Letters and digits of any script, joined by dashes: a name that every file system takes. May be empty. */
export const slug = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, "");
