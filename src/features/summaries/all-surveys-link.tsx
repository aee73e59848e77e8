import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { searchFor } from "../../filters/search.ts";
import type { ScreenValues } from "../../filters/fields.ts";
import classes from "./survey-screen.module.css";

/** The way back to the list, which keeps language and zone. */
export function AllSurveysLink({ values: { lang, tz } }: { readonly values: ScreenValues }) {
  return (
    <Link to="/surveys" search={searchFor("surveys", { lang, tz })} className={classes["back"]}>
      <Trans>All surveys</Trans>
    </Link>
  );
}
