import { Trans, useLingui } from "@lingui/react/macro";
import type { ScreenValues } from "../../filters/fields.ts";
import { Emptiness } from "../../ui/emptiness.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { AllSurveysLink } from "./all-surveys-link.tsx";

interface MissingSurveyProps {
  readonly id: string;
  readonly values: ScreenValues;
}

export function MissingSurvey({ id, values }: MissingSurveyProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Survey not found`} />
      <Emptiness
        title={t`There is no survey with this id`}
        detail={
          <Trans>
            <code>{id}</code> was deleted, never existed, or is out of your token’s reach.
          </Trans>
        }
        action={<AllSurveysLink values={values} />}
      />
    </>
  );
}
