import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ChartNoAxesColumn, ClipboardList, MessageCircleQuestion, MessagesSquare } from "lucide-react";
import { carried } from "../../filters/narrowing.ts";
import { searchFor } from "../../filters/search.ts";
import { useAddress } from "../../filters/use-screen.ts";
import classes from "./shell.module.css";

/** The four screens. NPS and Responses share their filters, so that a number and what is behind it stay together. */
export function Navigation() {
  const { t } = useLingui();
  const kept = carried(useAddress());
  const icon = { size: 18, strokeWidth: 1.8, "aria-hidden": true } as const;
  return (
    <nav className={classes["nav"]} aria-label={t`Main`}>
      <Link to="/nps" search={searchFor("nps", kept)} className={classes["link"]}>
        <ChartNoAxesColumn {...icon} />
        <Trans>NPS</Trans>
      </Link>
      <Link to="/responses" search={searchFor("responses", kept)} className={classes["link"]}>
        <MessagesSquare {...icon} />
        <Trans>Responses</Trans>
      </Link>
      <Link to="/surveys" search={searchFor("surveys", kept)} className={classes["link"]}>
        <ClipboardList {...icon} />
        <Trans>Surveys</Trans>
      </Link>
      <Link to="/questions" search={searchFor("questions", kept)} className={classes["link"]}>
        <MessageCircleQuestion {...icon} />
        <Trans>Questions</Trans>
      </Link>
    </nav>
  );
}
