/**
 * Which stretches of time have been read, for each survey. Stretches are in unix seconds, both ends included, in
 * order, apart from each other; reading only what is missing keeps them so.
 */

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Stretches in order that neither overlap nor touch. */
export type Stretches = readonly Stretch[];

/** The same seconds as one orderly list; stretches that end before they start are empty. */
export function union(...lists: readonly Stretches[]): Stretches {
  const sorted = lists
    .flat()
    .filter(({ from, to }) => from <= to)
    .toSorted((a, b) => a.from - b.from);
  const merged: Stretch[] = [];
  for (const stretch of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && stretch.from <= last.to + 1) {
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, stretch.to) };
    } else merged.push(stretch);
  }
  return merged;
}

/** The seconds of `stretches` that are not in `taken`; both orderly. */
export function subtract(stretches: Stretches, taken: Stretches): Stretches {
  return stretches.flatMap((stretch) => {
    const left: Stretch[] = [];
    let { from } = stretch;
    for (const gone of taken) {
      if (gone.to < from || gone.from > stretch.to) continue;
      if (gone.from > from) left.push({ from, to: gone.from - 1 });
      from = gone.to + 1;
    }
    return from <= stretch.to ? [...left, { from, to: stretch.to }] : left;
  });
}

/** The seconds in both; both orderly. */
export const intersect = (a: Stretches, b: Stretches): Stretches => subtract(a, subtract(a, b));

/** What has been read: a list of stretches for each survey, and one for what was read without naming surveys. */
export interface Coverage {
  readonly all: Stretches;
  readonly bySurvey: ReadonlyMap<string, Stretches>;
}

export const NOTHING_READ: Coverage = { all: [], bySurvey: new Map() };

/** A reading that is to be made: these seconds of these surveys; no surveys named is all of them. */
export interface Reading extends Stretch {
  readonly surveys: readonly string[];
}

/** The coverage after a reading was completed. */
export function addReading({ all, bySurvey }: Coverage, { surveys, from, to }: Reading): Coverage {
  if (surveys.length === 0) return { all: union(all, [{ from, to }]), bySurvey };
  const more = surveys.map((survey) => [survey, union(bySurvey.get(survey) ?? [], [{ from, to }])] as const);
  return { all, bySurvey: new Map([...bySurvey, ...more]) };
}

/**
 * What of a reading is still missing. The last `overlap` seconds before `readUntil` count as missing, since chains
 * that are open may have changed. Surveys that lack the same seconds are read together.
 */
export function missing(
  { all, bySurvey }: Coverage,
  { surveys, from, to }: Reading,
  overlap: { readonly seconds: number; readonly readUntil: number } = { seconds: 0, readUntil: 0 },
): readonly Reading[] {
  const old = [{ from: 0, to: overlap.readUntil - overlap.seconds }];
  const settled = (stretches: Stretches) => (overlap.seconds === 0 ? stretches : intersect(stretches, old));
  if (surveys.length === 0) {
    return subtract([{ from, to }], settled(all)).map((gap) => ({ surveys, from: gap.from, to: gap.to }));
  }
  const together = new Map<string, Stretch & { readonly surveys: string[] }>();
  for (const survey of new Set(surveys)) {
    for (const stretch of subtract([{ from, to }], settled(union(all, bySurvey.get(survey) ?? [])))) {
      const key = `${stretch.from} ${stretch.to}`;
      const entry = together.get(key) ?? { surveys: [], ...stretch };
      entry.surveys.push(survey);
      together.set(key, entry);
    }
  }
  return [...together.values()];
}
