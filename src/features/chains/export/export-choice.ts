export const EXPORT_FORMATS = ["csv", "xlsx", "jsonl"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** This page, the rows chosen by hand, or everything that matches. */
export const EXPORT_SCOPES = ["page", "chosen", "all"] as const;
export type ExportScope = (typeof EXPORT_SCOPES)[number];

/** What goes into a file. */
export interface ExportChoice {
  readonly format: ExportFormat;
  readonly scope: ExportScope;
  /** Contact answers, e-mail addresses and phone numbers as they are. */
  readonly uncovered: boolean;
  /** Says in the file where its rows come from. */
  readonly provenance: boolean;
  /** CSV begins with a byte order mark. */
  readonly marked: boolean;
}

export const FIRST_CHOICE: ExportChoice = {
  format: "csv",
  scope: "all",
  uncovered: false,
  provenance: false,
  marked: true,
};

/** More rows than one sheet of a workbook holds: no file is made rather than a cut one. */
export class TooManyRows extends Error {
  override readonly name = "TooManyRows";
  readonly most: number;

  constructor(most: number) {
    super(`more than ${most} rows`);
    this.most = most;
  }
}
