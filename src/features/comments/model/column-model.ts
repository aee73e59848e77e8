import type { Code } from "../../../analysis/comments/codes.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import type { ListAsked } from "../../../reading/comments/index-words.ts";
import type { CodesInUse } from "./use-codebook.ts";
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
  readonly onFind: (find: string) => void;
  readonly draft: CodeDraft | undefined;
  readonly onDraft: (draft: CodeDraft | undefined) => void;
  readonly onBeside: (beside: ListAsked["beside"]) => void;
}

/** Takes up a code among those that comments are filtered by, or takes it away. */
export const toggledCode =
  (name: string) =>
  ({ code = [] }: ScreenValues): ScreenValues => ({
    code: code.includes(name) ? code.filter((each) => each !== name) : [...code, name],
  });
