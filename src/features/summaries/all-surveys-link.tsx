import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { searchFor } from "../../filters/search.ts";
import type { ScreenValues } from "../../filters/fields.ts";

/** The way back to the list, which keeps language and zone. */
export function AllSurveysLink({ values: { lang, tz } }: { readonly values: ScreenValues }) {
  return (
    <Link to="/surveys" search={searchFor("surveys", { lang, tz })}>
      <ChevronLeft size={16} aria-hidden />
      <span>
        <Trans>All surveys</Trans>
      </span>
    </Link>
  );
}
