import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button, Checkbox } from "@mantine/core";
import { useSelector } from "@tanstack/react-store";
import { useConnection } from "../../../client/connection.ts";
import { deviceOf } from "../data/readings.ts";
import classes from "./device-panel.module.css";

/** Whether what was read is kept for the next visit, and how to be rid of it. */
export function DevicePanel() {
  const { t } = useLingui();
  const device = deviceOf(useConnection());
  const { phase, trouble } = useSelector(device.store);
  return (
    <div className={classes["device"]}>
      <Checkbox
        label={t`Remember on this device`}
        checked={phase !== "off"}
        onChange={({ currentTarget }) => device.turn(currentTarget.checked)}
      />
      {phase === "off" ? null : (
        <Button variant="subtle" size="compact-sm" onClick={() => device.forget()}>
          <Trans>Forget what is kept</Trans>
        </Button>
      )}
      <p className={classes["about"]} role="status">
        {trouble === "unavailable"
          ? t`This browser could not keep it, so everything is read again at each visit.`
          : trouble === "unreadable"
            ? t`The numbers kept on this device could not be read, so everything is read again.`
            : t`Numbers and ids are kept until you sign out. No comments, contacts or metadata.`}
      </p>
    </div>
  );
}
