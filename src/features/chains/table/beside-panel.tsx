import "@mantine/core/styles/CloseButton.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { CloseButton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Screen } from "../../../filters/use-screen.ts";
import { useKeys } from "../../../ui/use-keys.ts";
import classes from "./beside.module.css";

interface BesidePanelProps {
  readonly id: string;
  /** Its list, as Responses shows it. */
  readonly screen: Pick<Screen, "values" | "searchWith">;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Where a chain stands beside the list, in view whatever that is scrolled to; closed by its button or Escape. */
export function BesidePanel({ id, screen: { values, searchWith }, onClose, children }: BesidePanelProps) {
  const { t } = useLingui();
  const search = searchWith({ page: values.page });
  useKeys({ Escape: onClose });
  return (
    <section className={classes["panel"]} aria-label={t`Open response`}>
      <div className={classes["top"]}>
        <Link to="/responses/$id" params={{ id }} search={search} preload={false}>
          <Trans>On a page of its own</Trans>
        </Link>
        <CloseButton aria-label={t`Close`} onClick={onClose} />
      </div>
      {/* What was scrolled down in one chain begins at the top of the next. */}
      <div key={id}>{children}</div>
    </section>
  );
}
