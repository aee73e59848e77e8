import type { FileChoice } from "../../../ui/downloads/file-fields.tsx";

export const EXPORT_FORMATS = ["csv", "xlsx", "jsonl"] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** This page, the rows chosen by hand, or everything that matches. */
export const EXPORT_SCOPES = ["page", "chosen", "all"] as const;
export type ExportScope = (typeof EXPORT_SCOPES)[number];

/** What goes into a file. */
export interface ExportChoice extends FileChoice<ExportFormat> {
  readonly scope: ExportScope;
  /** Contact answers, e-mail addresses and phone numbers as they are. */
  readonly uncovered: boolean;
}

export const FIRST_CHOICE: ExportChoice = {
  format: "csv",
  scope: "all",
  uncovered: false,
  provenance: false,
  marked: true,
};
