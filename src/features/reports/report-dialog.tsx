import { Dialog, type Opening } from "../../ui/dialog.tsx";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/Stack.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Checkbox, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { useConnection, type Connection } from "../../client/connection.ts";
import { FileOutcome } from "../../ui/downloads/file-outcome.tsx";
import { useFile, type FileProgress, type MakeFile } from "../../ui/downloads/use-file.ts";
import { keptByHand } from "../../filters/kept-by-hand.ts";
import { readReport, type ReportOn, useReportTask } from "./read-report.ts";
import type { ReportTask } from "./report-task.ts";
import classes from "./reports.module.css";
import type { WalkProgress } from "../../client/walk/types.ts";
import { useSelector, type Store } from "@tanstack/react-store";
import { UNTOLD, type ToldByHand, type Untold } from "../../analysis/report-beside.ts";

/** What a report holds, whether comments are in it, and how far it is. */
export function ReportDialog({ opened, onClose, ...on }: ReportOn & Opening) {
  const { t } = useLingui();
  const [withComments, setWithComments] = useState(false);
  const connection = useConnection();
  const { state, start, cancel } = useFile();
  const kept = keptByHand(connection.baseUrl);
  const running = state.kind === "running";
  const taskFor = useReportTask(on);
  const { from, to } = on.values;
  const name = [on.metric === undefined ? "nps" : "score", from, to]
    .filter((part) => part !== undefined)
    .join("_");
  return (
    <Dialog opened={opened} onClose={onClose} busy={running} title={t`Save as report`}>
      <Stack gap="md">
        <p className={classes["about"]}>
          <Trans>
            One file that opens anywhere, also offline: the numbers, what they say, and their charts. It holds
            only counts, and small groups are combined.
          </Trans>{" "}
          <Trans>
            It also compares answers to other questions and the words of comments, so it may hold findings
            that the screen has not looked for.
          </Trans>
        </p>
        <Checkbox
          label={t`With comments`}
          description={t`The newest ones; addresses and numbers in them are covered.`}
          checked={withComments}
          disabled={running}
          onChange={({ currentTarget }) => setWithComments(currentTarget.checked)}
        />
        <ByHand kept={kept} disabled={running} />
        <Button
          disabled={running}
          onClick={() => void start(makeReportFile(connection, taskFor(withComments), `${name}.html`))}
        >
          <Trans>Save</Trans>
        </Button>
      </Stack>
      <FileOutcome
        state={state}
        label={t`Report`}
        incomplete={t`Not everything that matches could be read, so the file reports no findings.`}
        onCancel={cancel}
      />
    </Dialog>
  );
}

const makeReportFile =
  (connection: Connection, task: ReportTask, name: string): MakeFile =>
  async (signal, onProgress) => {
    const { text, responses, complete } = await readReport(
      connection,
      task,
      (progress) => onProgress(stepOf(progress)),
      signal,
    );
    const file = new Blob([text], { type: "text/html;charset=utf-8" });
    return { name, file, rows: responses, complete };
  };

/** Once all is read, the file is written. */
const stepOf = ({ read, expected, exact }: WalkProgress): FileProgress => ({
  step: expected !== undefined && read >= expected && exact ? "writing" : "reading",
  rows: read,
  expected,
});

/** What the API does not tell of the respondents, for the report's last part. */
function ByHand({ kept, disabled }: { readonly kept: Store<ToldByHand>; readonly disabled: boolean }) {
  const { t } = useLingui();
  const told = useSelector(kept);
  const labels: Readonly<Record<Untold, string>> = {
    population: t`Population: who was asked`,
    recruitment: t`Recruitment: how they were asked`,
    "response rate": t`Response rate`,
    sponsor: t`Sponsor`,
  };
  return (
    <Stack gap="xs">
      {UNTOLD.map((name) => (
        <TextInput
          key={name}
          label={labels[name]}
          value={told[name] ?? ""}
          disabled={disabled}
          maxLength={300}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget;
            kept.setState((was) => ({ ...was, [name]: value }));
          }}
        />
      ))}
    </Stack>
  );
}
