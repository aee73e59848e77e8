/** One thing that a filter offers: what it writes to the address, and what a person reads. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

/** What the filters of a screen offer. */
export interface FilterOptions {
  readonly surveys: readonly FilterOption[];
  readonly touchpoints: readonly FilterOption[];
  readonly teams: readonly FilterOption[];
  readonly languages: readonly FilterOption[];
  /** Metadata that was met, as `key=value`. */
  readonly metadata?: readonly string[];
  /** Types of questions. */
  readonly types?: readonly string[];
}

/** The label of `value`, itself where nobody has met it yet. */
export const labelOf = (options: readonly FilterOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;
