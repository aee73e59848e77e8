import { useLingui } from "@lingui/react/macro";
import type { ScreenValues } from "../../filters/fields.ts";
import { NotFound } from "../../ui/not-found.tsx";
import { AllSurveysLink } from "./all-surveys-link.tsx";

interface MissingSurveyProps {
  readonly id: string;
  readonly values: ScreenValues;
}

export function MissingSurvey({ id, values }: MissingSurveyProps) {
  const { t } = useLingui();
  return (
    <NotFound
      heading={t`Survey not found`}
      title={t`There is no survey with this id`}
      id={id}
      action={<AllSurveysLink values={values} />}
    />
  );
}
