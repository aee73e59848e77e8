import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { FileOutcome } from "../../../ui/downloads/file-outcome.tsx";
import type { FileState } from "../../../ui/downloads/use-file.ts";
import { Failure } from "../../../ui/failure.tsx";
import { TooManyRows } from "./too-many-rows.ts";

interface ExportOutcomeProps {
  readonly state: FileState;
  readonly onCancel: () => void;
}

/** How far an export is, and how it ended. */
export function ExportOutcome({ state, onCancel }: ExportOutcomeProps) {
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
      onCancel={onCancel}
      fault={tooMany}
    />
  );
}
