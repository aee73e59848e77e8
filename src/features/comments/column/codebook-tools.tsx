import { Trans, useLingui } from "@lingui/react/macro";
import { Button, FileButton } from "@mantine/core";
import { useState } from "react";
import {
  codebookText,
  parseCodebook,
  type Code,
  type CodebookFault,
} from "../../../analysis/comments/codes.ts";
import { downloadFile } from "../../../ui/downloads/use-file.ts";
import type { ColumnModel } from "../model/column-model.ts";
import classes from "./column.module.css";

interface ToolsProps extends Pick<ColumnModel, "codebook"> {
  readonly onNew: () => void;
}

/** New codes, and codes from and into files. */
export function CodebookTools({ codebook: { own, keep }, onNew }: ToolsProps) {
  const { t } = useLingui();
  const faultText = useCodebookFault();
  const [problem, setProblem] = useState<string>();
  const take = async (file: File | null) => {
    if (file === null) return;
    const book = parseCodebook(await file.text());
    setProblem(book.ok ? undefined : faultText(book.fault));
    if (!book.ok) return;
    const names = new Set(book.codes.map(({ name }) => name));
    keep([...own.filter(({ name }) => !names.has(name)), ...book.codes]);
  };
  return (
    <div className={classes["tools"]}>
      {/* What is selected in a comment stays selected. */}
      <Button
        variant="default"
        size="compact-sm"
        data-new-code
        onMouseDown={(event) => event.preventDefault()}
        onClick={onNew}
      >
        <Trans>New code</Trans>
      </Button>
      <FileButton onChange={(file) => void take(file)} accept=".json,application/json">
        {(props) => <Button {...props} variant="subtle" size="compact-sm">{t`Import codes`}</Button>}
      </FileButton>
      {own.length === 0 ? null : (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() =>
            downloadFile(new Blob([codebookText(own)], { type: "application/json" }), "codes.json")
          }
        >
          <Trans>Export codes</Trans>
        </Button>
      )}
      {problem === undefined ? null : <p role="alert">{problem}</p>}
    </div>
  );
}

export interface RemovedCode {
  readonly code: Code;
  /** Where it stood. */
  readonly at: number;
}

interface RemovedProps extends Pick<ColumnModel, "codebook"> {
  readonly removed: RemovedCode;
  readonly onDone: () => void;
}

/** Which code was removed last, and the way to have it back. */
export function Removed({ removed: { code, at }, codebook: { own, keep }, onDone }: RemovedProps) {
  const { t } = useLingui();
  if (own.some(({ name }) => name === code.name)) return null;
  return (
    <p className={classes["note"]}>
      <span role="status">{t`${code.name} was removed.`}</span>{" "}
      <Button
        variant="subtle"
        size="compact-sm"
        data-undo
        onClick={() => {
          keep(own.toSpliced(at, 0, code));
          onDone();
        }}
      >
        <Trans>Undo</Trans>
      </Button>
    </p>
  );
}

/** Why a codebook was refused, in one line that repeats nothing of it. */
function useCodebookFault(): (fault: CodebookFault) => string {
  const { t } = useLingui();
  return (fault) => {
    switch (fault.reason) {
      case "not-json":
        return t`The codebook is not JSON.`;
      case "no-codes":
        return t`The codebook has no list "codes".`;
      case "no-name":
        return t`Code ${fault.place} of the codebook has no name.`;
      case "no-find":
        return t`Code ${fault.place} of the codebook has no search.`;
      case "same-name":
        return t`Code ${fault.place} of the codebook has the name of an earlier one.`;
      default:
        return t`Code ${fault.place} of the codebook holds what looks like contact data.`;
    }
  };
}
