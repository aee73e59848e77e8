import { useLingui } from "@lingui/react/macro";
import type { MetricFault, MetricReason } from "../../../analysis/metric/metric-error.ts";

/** What is wrong with a declaration, as a sentence. */
export function useMetricFaultText(): (fault: MetricFault) => string {
  const { t } = useLingui();
  return ({ reason, value, name }) => {
    const labels: Readonly<Record<string, string>> = { top: t`Top`, bottom: t`Bottom`, scale: t`Scale` };
    const label = labels[name] ?? name;
    const texts: Readonly<Record<MetricReason, () => string>> = {
      address: () => t`“${value}” does not name a survey and a question.`,
      survey: () => t`There is no survey “${value}”.`,
      question: () => t`The survey “${name}” has no question “${value}”.`,
      text: () => t`The question “${value}” is answered by text, which can't be scored.`,
      "no question": () => t`Name a question.`,
      "no name": () => t`The name must not be empty.`,
      "no top": () => t`Say which values are the top.`,
      list: () => t`${label}: “${value}” is not a list of values such as 4,5 or 1-5.`,
      "one value": () => t`“${value}” is not a scale: it has only one value.`,
      number: () => t`“${value}” is not a number.`,
      choice: () => t`“${value}” is not one of the choices.`,
      outside: () => t`“${value}” is outside the scale.`,
      both: () => t`“${value}” is in the top and in the bottom.`,
    };
    return texts[reason]();
  };
}
