import { useLingui } from "@lingui/react/macro";
import { countAnswers, npsScore, type NpsCounts } from "../../../analysis/nps.ts";
import { useFormats } from "../../../i18n/use-formats.ts";

/** One side of a difference: "+42.0 of 1,204 answers". */
export function useSideText(): (counts: NpsCounts) => string {
  const { t } = useLingui();
  const { number, signed } = useFormats();
  return (counts) => {
    const [score, answers] = [signed(npsScore(counts), 1), number(countAnswers(counts))];
    return t`${score} of ${answers} answers`;
  };
}
