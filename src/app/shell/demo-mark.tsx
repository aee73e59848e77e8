import { Trans } from "@lingui/react/macro";
import classes from "./shell.module.css";

/** On every screen of the demo: what is shown here was made up. */
export function DemoMark() {
  if (import.meta.env.MODE !== "demo") return null;
  return (
    <span className={classes["demo"]}>
      <Trans>Demo data</Trans>
    </span>
  );
}
