import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../i18n/use-formats.ts";
import { Failure } from "../notice.tsx";
import { FileOutcome } from "./file-outcome.tsx";
import { TooManyRows } from "./table-file.ts";
import type { FileState } from "./use-file.ts";

interface ExportOutcomeProps {
  readonly state: FileState;
  /** How many rows a file has, where those are no responses. */
  readonly counted?: (rows: number) => string;
  readonly onCancel: () => void;
}

/** How far an export is, and how it ended. */
export function ExportOutcome({ state, counted, onCancel }: ExportOutcomeProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const tooMany =
    state.kind === "failed" && state.error instanceof TooManyRows ? (
      <Failure
        title={t`A workbook holds at most ${number(state.error.most)} rows`}
        detail={t`No file was made. Take CSV instead, or narrow the filters.`}
      />
    ) : undefined;
  return (
    <FileOutcome
      state={state}
      label={t`Export`}
      incomplete={t`Not everything that matches could be read: the file is not complete.`}
      counted={counted}
      onCancel={onCancel}
      fault={tooMany}
    />
  );
}
