import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Survey } from "../../contract/resources.ts";
import { SurveyLinks } from "../../filters/survey-links.tsx";
import type { Screen } from "../../filters/use-screen.ts";
import { LanguageNames } from "../../ui/language-names.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { ShortText } from "../../ui/short-text.tsx";
import { AllSurveysLink } from "./all-surveys-link.tsx";
import classes from "./survey-screen.module.css";

interface SurveyHeaderProps {
  readonly id: string;
  /** Undefined while it is being read. */
  readonly survey: Survey | undefined;
  readonly screen: Screen;
  readonly filters: ReactNode;
}

/** Which survey it is, and the ways to its responses and back. */
export function SurveyHeader({ id, survey, screen, filters }: SurveyHeaderProps) {
  const { t } = useLingui();
  const name = survey?.name || id;
  return (
    <PageHeader
      back={<AllSurveysLink values={screen.values} />}
      title={survey === undefined ? t`One survey` : name}
      // Its place is kept free, so that nothing moves when it comes.
      subtitle={
        <span className={classes["about"]}>
          {survey === undefined ? "\u00A0" : <About survey={survey} />}
        </span>
      }
      filters={filters}
      actions={
        <div className={classes["links"]}>
          <SurveyLinks id={id} name={name} values={screen.values} />
        </div>
      }
    />
  );
}

function About({ survey: { teamName, teamId, languages, archived } }: { readonly survey: Survey }) {
  return (
    <>
      <ShortText>{teamName || teamId}</ShortText> · <LanguageNames codes={languages} />
      {archived ? (
        <>
          {" · "}
          <Trans>Archived</Trans>
        </>
      ) : null}
    </>
  );
}
