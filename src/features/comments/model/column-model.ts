import type { Code } from "../../../analysis/comments/codes.ts";
import { quoted } from "../../../analysis/words/word-search.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import type { CodesInUse } from "../../../filters/use-codebook.ts";
import type { useBesideLinks } from "./beside.ts";
import type { CommentsInView } from "./use-comments.ts";

/** A code that is being written: a new one, or one of this device by its name. */
export interface CodeDraft extends Code {
  readonly former: string | undefined;
}

/** What stands beside the list, and what it leads to. */
export interface ColumnModel {
  readonly screen: Screen;
  readonly comments: CommentsInView;
  readonly codebook: CodesInUse;
  /** True where no comment is in view. */
  readonly isNothing: boolean;
  readonly onFind: (find: string) => void;
  readonly draft: CodeDraft | undefined;
  readonly onDraft: (draft: CodeDraft | undefined) => void;
  /** Of a link to the comments beside one, or back to all. */
  readonly besideLink: ReturnType<typeof useBesideLinks>;
}

/** Takes up a code among those that comments are filtered by, or takes it away. */
export const toggledCode =
  (name: string) =>
  ({ code = [] }: ScreenValues): ScreenValues => ({
    uncoded: undefined,
    code: code.includes(name) ? code.filter((each) => each !== name) : [...code, name],
  });

/** Characters of a selection that a code is made of at most. */
const MOST = 200;

/** What is selected on the page as a search; undefined for nothing. */
export function selectedWords(): string | undefined {
  const text = getSelection()?.toString().trim() ?? "";
  return text === "" || text.length > MOST ? undefined : quoted(text);
}

/** Of an order drawn at random: in an address, a link gives the same order on every device. */
export const newSeed = (): string => String(crypto.getRandomValues(new Uint32Array(1))[0]);
