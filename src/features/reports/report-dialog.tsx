import "../../ui/modal-styles.ts";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/Stack.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Checkbox, Modal, Stack } from "@mantine/core";
import { useState } from "react";
import type { ReportButtonProps } from "./report-button.tsx";
import { reportTask } from "./report-task.ts";
import { SaveOutcome } from "./save-outcome.tsx";
import { useSaveReport } from "./use-save-report.ts";
import classes from "./reports.module.css";

interface ReportDialogProps extends ReportButtonProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What a report holds, whether comments are in it, and how far it is. */
export function ReportDialog({ values, zone, opened, onClose }: ReportDialogProps) {
  const { t, i18n } = useLingui();
  const [withComments, setWithComments] = useState(false);
  const { state, save, cancel } = useSaveReport();
  const running = state.kind === "running";
  const { from, to } = values;
  const name = ["nps", from, to].filter((part) => part !== undefined).join("_");
  return (
    <Modal
      opened={opened}
      onClose={() => {
        if (!running) onClose();
      }}
      title={t`Save as report`}
      closeButtonProps={{ "aria-label": t`Close` }}
    >
      <Stack gap="md">
        <p className={classes["about"]}>
          <Trans>
            One file that opens anywhere, without a network: the numbers, what they say, and their charts. It
            holds counts alone; small groups are taken together.
          </Trans>
        </p>
        <Checkbox
          label={t`With comments`}
          description={t`The newest ones; addresses and numbers in them are covered.`}
          checked={withComments}
          disabled={running}
          onChange={({ currentTarget }) => setWithComments(currentTarget.checked)}
        />
        <Button
          disabled={running}
          onClick={() => void save(reportTask(values, zone, i18n.locale, withComments), `${name}.html`)}
        >
          <Trans>Save</Trans>
        </Button>
      </Stack>
      <SaveOutcome state={state} onCancel={cancel} />
    </Modal>
  );
}
