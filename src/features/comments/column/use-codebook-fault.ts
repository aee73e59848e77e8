import { useLingui } from "@lingui/react/macro";
import type { CodebookFault } from "../../../analysis/comments/codes.ts";

/** Why a codebook was refused, in one line that repeats nothing of it. */
export function useCodebookFault(): (fault: CodebookFault) => string {
  const { t } = useLingui();
  return (fault) => {
    switch (fault.reason) {
      case "not-json":
        return t`The codebook is not JSON.`;
      case "no-codes":
        return t`The codebook has no list "codes".`;
      case "no-name":
        return t`Code ${fault.place} of the codebook has no name.`;
      case "no-find":
        return t`Code ${fault.place} of the codebook has no search.`;
      case "same-name":
        return t`Code ${fault.place} of the codebook has the name of an earlier one.`;
      default:
        return t`Code ${fault.place} of the codebook holds what looks like contact data.`;
    }
  };
}
