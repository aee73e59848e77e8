import { ReadingProgress } from "../../../ui/reading/reading-progress.tsx";
import type { FinderQuestion } from "../data/finder-words.ts";
import { useDone } from "./looking.ts";

interface FindingProgressProps {
  readonly kind: FinderQuestion["kind"];
  readonly label: string;
}

/** How far the search for something is; the room of the bar is kept. */
export function FindingProgress({ kind, label }: FindingProgressProps) {
  const done = useDone(kind);
  return (
    <ReadingProgress label={label} progress={{ read: done ?? 0, expected: 1 }} shown={done !== undefined} />
  );
}
