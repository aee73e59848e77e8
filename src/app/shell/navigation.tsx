import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ChartNoAxesColumn, ClipboardList, MessageCircleQuestion, MessagesSquare } from "lucide-react";
import { fieldNames } from "../../filters/fields.ts";
import { readSearch, writeSearch } from "../../filters/search.ts";
import { narrowing } from "../../filters/narrowing.ts";
import { useRawSearch } from "../../filters/use-screen.ts";
import classes from "./shell.module.css";

/** The four screens. NPS and Responses share their filters, so that a number and what is behind it stay together. */
export function Navigation() {
  const { t } = useLingui();
  const { values } = readSearch(useRawSearch(), fieldNames);
  const { lang, tz } = values;
  const kept = writeSearch({ lang, tz });
  const narrowed = writeSearch({ lang, tz, ...narrowing(values) });
  const icon = { size: 18, strokeWidth: 1.8, "aria-hidden": true } as const;
  return (
    <nav className={classes["nav"]} aria-label={t`Main`}>
      <Link to="/nps" search={narrowed} className={classes["link"]}>
        <ChartNoAxesColumn {...icon} />
        <Trans>NPS</Trans>
      </Link>
      <Link to="/responses" search={narrowed} className={classes["link"]}>
        <MessagesSquare {...icon} />
        <Trans>Responses</Trans>
      </Link>
      <Link to="/surveys" search={kept} className={classes["link"]}>
        <ClipboardList {...icon} />
        <Trans>Surveys</Trans>
      </Link>
      <Link to="/questions" search={kept} className={classes["link"]}>
        <MessageCircleQuestion {...icon} />
        <Trans>Questions</Trans>
      </Link>
    </nav>
  );
}
