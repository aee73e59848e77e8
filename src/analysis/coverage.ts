/** Which stretches of time have been read of each survey: unix seconds, ends included, ordered, apart. */

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

/** What has been read: a list of stretches for each survey, and one for what was read without naming surveys. */
export interface Coverage {
  readonly all: Stretches;
  readonly bySurvey: ReadonlyMap<string, Stretches>;
}

export const NOTHING_READ: Coverage = { all: [], bySurvey: new Map() };

/** What is to be read, or was: these seconds of these surveys; no surveys named is all of them. */
export interface ReadRange extends Stretch {
  readonly surveys: readonly string[];
}

/** The coverage once a range was read, too. */
export function addRange({ all, bySurvey }: Coverage, { surveys, from, to }: ReadRange): Coverage {
  if (surveys.length === 0) return { all: union(all, [{ from, to }]), bySurvey };
  const more = surveys.map((survey) => [survey, union(bySurvey.get(survey) ?? [], [{ from, to }])] as const);
  return { all, bySurvey: new Map([...bySurvey, ...more]) };
}

/** What either of two has read. */
export function joinCoverage(one: Coverage, other: Coverage): Coverage {
  const surveys = new Set([...one.bySurvey.keys(), ...other.bySurvey.keys()]);
  const both = (survey: string) => union(one.bySurvey.get(survey) ?? [], other.bySurvey.get(survey) ?? []);
  return {
    all: union(one.all, other.all),
    bySurvey: new Map([...surveys].map((survey) => [survey, both(survey)])),
  };
}

/** What of a range is still missing. Surveys that lack the same seconds are read together. */
export function missing({ all, bySurvey }: Coverage, { surveys, from, to }: ReadRange): readonly ReadRange[] {
  if (surveys.length === 0)
    return subtract([{ from, to }], all).map((gap) => ({ surveys, from: gap.from, to: gap.to }));
  const together = new Map<string, Stretch & { readonly surveys: string[] }>();
  for (const survey of new Set(surveys)) {
    for (const stretch of subtract([{ from, to }], union(all, bySurvey.get(survey) ?? []))) {
      const key = `${stretch.from} ${stretch.to}`;
      const entry = together.get(key) ?? { surveys: [], ...stretch };
      entry.surveys.push(survey);
      together.set(key, entry);
    }
  }
  return [...together.values()];
}
