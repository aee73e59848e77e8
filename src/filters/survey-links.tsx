import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ScreenValues } from "./fields.ts";
import { searchFor } from "./search.ts";

interface SurveyLinksProps {
  readonly id: string;
  readonly name: string;
  /** What the screen that they stand on is narrowed by. */
  readonly values: ScreenValues;
}

/** The ways from a survey to its responses and to its NPS. */
export function SurveyLinks({ id, name, values }: SurveyLinksProps) {
  const { t } = useLingui();
  const narrowed = { ...values, survey: [id] };
  return (
    <>
      <Link to="/responses" search={searchFor("responses", narrowed)} aria-label={t`Responses to ${name}`}>
        <Trans>Responses</Trans>
      </Link>
      <Link to="/nps" search={searchFor("nps", narrowed)} aria-label={t`NPS of ${name}`}>
        <Trans>NPS</Trans>
      </Link>
    </>
  );
}
