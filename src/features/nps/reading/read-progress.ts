import type { WalkProgress } from "../../../client/walk/types.ts";

/** How far a reading has come, in chains. */
export interface ReadProgress {
  readonly read: number;
  /** Undefined while nothing is known, an estimate unless `exact`. */
  readonly expected: number | undefined;
  readonly exact: boolean;
  /** Pages of the list, where nothing but it is read and its end is known. */
  readonly pages?: number | undefined;
}

interface WithProgress {
  readonly progress: WalkProgress | undefined;
}

/** The progress of several walks together; `beside` chains need not be read. Undefined before the first page. */
export function progressOf(beside: number, parts: readonly WithProgress[]): ReadProgress | undefined {
  const begun = parts.flatMap(({ progress }) => progress ?? []);
  if (begun.length === 0 && beside === 0) return undefined;
  const read = begun.reduce((sum, progress) => sum + progress.read, beside);
  const known = begun.every(({ expected }) => expected !== undefined) && begun.length === parts.length;
  return {
    read,
    expected: known ? begun.reduce((sum, { expected = 0 }) => sum + expected, beside) : undefined,
    exact: known && begun.every(({ exact }) => exact),
    ...(beside === 0 && parts.length === 1 && begun[0]?.exact === true && { pages: begun[0].pagesKnown }),
  };
}
