/**
 * Rows met on two pages. Either rows moved between the observations of the two, or the deployment really lists a row
 * twice; looking at both pages twice more tells which.
 */
import { newest, type Observation, type Observations, type Span } from "./page-boundaries.ts";

interface DuplicateCheck extends Span {
  /** The observations that hold the same row. */
  readonly observations: readonly (readonly [page: number, observation: Observation])[];
}

/** Times that both pages must turn out the same. */
const LOOKS = 2;

export class DuplicateChecks {
  #open: readonly DuplicateCheck[] = [];
  readonly #movements: Span[] = [];

  /** Spans in which rows are known to have moved. */
  get movements(): readonly Span[] {
    return this.#movements;
  }

  /** Pages to look at again. */
  get pages(): readonly number[] {
    return this.#open.flatMap(({ observations }) => observations.map(([page]) => page));
  }

  /** Page `later` holds rows that page `earlier` held. Nothing new where a movement between the two is known. */
  raise(earlier: number, later: number, observations: Observations): void {
    const before = newest(observations, earlier);
    const after = newest(observations, later);
    if (before === undefined || after === undefined) return;
    const isBetween = (span: Span) => span.to > before.to && span.from < after.to;
    if (this.#movements.some(isBetween) || this.#open.some(isBetween)) return;
    const span = { from: Math.min(before.from, after.from), to: Math.max(before.to, after.to) };
    const check = {
      ...span,
      observations: [
        [earlier, before],
        [later, after],
      ],
    } as const;
    this.#open = [...this.#open, check];
  }

  /**
   * Decides the checks whose pages have been looked at again: by one change, or often enough without any. A
   * movement that shows between two observations of some other page need not be noted: it leaves its boundaries unproven.
   */
  settle(observations: Observations): void {
    if (this.#open.length === 0) return;
    const changes = changesIn(observations);
    this.#open = this.#open.filter((check) => {
      const looks = check.observations.map(([page, { fingerprint }]) => {
        const again = (observations.get(page) ?? []).filter(({ from }) => from > check.to);
        return {
          times: again.length,
          isSame: again.every((observation) => observation.fingerprint === fingerprint),
        };
      });
      if (looks.every(({ isSame }) => isSame)) return looks.some(({ times }) => times < LOOKS);
      if (!changes.some((change) => change.from >= check.from && change.to <= check.to)) {
        this.#movements.push({ from: check.from, to: check.to });
      }
      return false;
    });
  }
}

/** Between which observations pages changed. */
function changesIn(observations: Observations): readonly Span[] {
  const changes: Span[] = [];
  for (const all of observations.values()) {
    for (const [at, observation] of all.entries()) {
      const before = all[at - 1];
      if (before === undefined || before.fingerprint === observation.fingerprint) continue;
      changes.push({ from: before.from, to: observation.to });
    }
  }
  return changes;
}
