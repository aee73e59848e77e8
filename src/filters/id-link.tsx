import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isPathSegment } from "../contract/endpoints.ts";
import { type AnySearch, searchFor } from "./search.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ScreenValues } from "./fields.ts";

interface IdLinkProps {
  readonly to: "/responses/$id" | "/surveys/$id";
  readonly id: string;
  readonly search: AnySearch;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to what has this id; words alone where no address can hold the id, and would be another page's. */
export function IdLink({ to, id, search, className, children }: IdLinkProps) {
  if (!isPathSegment(id)) return <span className={className}>{children}</span>;
  return (
    <Link to={to} params={{ id }} search={search} className={className}>
      {children}
    </Link>
  );
}

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
      <Link to="/nps" search={searchFor("nps", narrowed)} aria-label={t`NPS of ${name}`}>{t`NPS`}</Link>
    </>
  );
}
