import type { AnswerTerm } from "../analysis/slice/row-mask.ts";

/** One thing that a filter offers: what it writes to the address, and what a person reads. */
export interface FilterOption {
  readonly value: string;
  readonly label: string;
}

export interface FilterOptions {
  readonly surveys: readonly FilterOption[];
  readonly touchpoints: readonly FilterOption[];
  readonly teams: readonly FilterOption[];
  readonly languages: readonly FilterOption[];
  /** Metadata that was met, as `key=value`. */
  readonly metadata?: readonly string[];
  readonly codes?: readonly string[];
  /** What an answer to a question is called, with the question. */
  readonly answers?: (term: AnswerTerm) => string;
  readonly types?: readonly string[];
  /** Looks for more to offer, when a filter is about to be set. */
  readonly onAsked?: Readonly<Partial<Record<string, () => void>>>;
  /** How names that are offered were read. */
  readonly names?: Readonly<Partial<Record<string, NamesRead>>>;
}

export interface NamesRead {
  /** True where they could not be read. */
  readonly isUnread: boolean;
  readonly readAgain: () => Promise<unknown>;
  /** Of names that are sought in responses: in how many so far, undefined before the first. */
  readonly sought?: { readonly responses: number | undefined };
}

/** Ids are written without spaces and hold a digit; names of places mostly don't. */
export const looksLikeId = (text: string): boolean => /^(?=.*\d)[\w.-]+$/.test(text);

/** The label of `value`, itself where its name is not known yet. */
export const labelOf = (options: readonly FilterOption[], value: string): string =>
  knownLabel(options, value) ?? value;

/** The same, undefined where it is not known. */
export const knownLabel = (options: readonly FilterOption[], value: string): string | undefined =>
  options.find((option) => option.value === value)?.label;

/** What is chosen is offered too, under its id where its name is not known. */
export const withChosen = (
  options: readonly FilterOption[],
  chosen: readonly string[],
  labelFor: (value: string) => string = (value) => value,
): readonly FilterOption[] => [
  ...options,
  ...chosen
    .filter((value) => !options.some((option) => option.value === value))
    .map((value) => ({ value, label: labelFor(value) })),
];
