/** How often a score was given. */
export interface ScoreRow {
  readonly score: number;
  readonly count: number;
  /** Of the answers that count, 0 to 1. */
  readonly share: number | undefined;
}
