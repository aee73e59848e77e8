import { useLingui } from "@lingui/react/macro";
import { hasMoved } from "../../../analysis/mix/has-moved.ts";
import type { DifferenceParts } from "../../../analysis/report.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { formatList } from "../../../lib/format-list.ts";
import { cutText } from "../../../lib/text/cut-text.ts";

const MOST_OF_NAME = 60;

interface Explained extends DifferenceParts {
  /** The second side's score minus the first's. */
  readonly difference: number;
}

interface Shifted {
  readonly name: string;
  /** True where more answers came from it, false where fewer did. */
  readonly more: boolean;
}

/** Why a score moved, in words; `places` are those whose share of the answers moved it most. */
export function useExplainedText(): (explained: Explained, places: readonly Shifted[]) => string {
  const { t, i18n } = useLingui();
  const { signed, number } = useFormats();
  return ({ difference, scores, mix, new: come, gone }, places) => {
    const by = signed(difference);
    const size = scores < 0 ? number(-scores) : signed(scores);
    const moved = !hasMoved(scores)
      ? t`scores stayed as they were`
      : scores > 0
        ? t`scores rose by ${size}`
        : t`scores fell by ${size}`;
    const part = signed(mix);
    const told = (more: boolean) =>
      formatList(
        places.filter((place) => place.more === more).map(({ name }) => cutText(name, MOST_OF_NAME)),
        i18n.locale,
      );
    const [gained, lost] = [told(true), told(false)];
    const apart = signed(come + gone);
    if (!hasMoved(mix) && hasMoved(come + gone))
      return t`${by}: ${moved}; ${apart} from what only one side has.`;
    if (!hasMoved(mix)) return t`${by}: ${moved}.`;
    if (gained === "" && lost === "") return t`${by}: ${moved}; ${part} because answers came in another mix.`;
    if (lost === "") return t`${by}: ${moved}; ${part} because more answers came from ${gained}.`;
    if (gained === "") return t`${by}: ${moved}; ${part} because fewer answers came from ${lost}.`;
    return t`${by}: ${moved}; ${part} because more answers came from ${gained} and fewer from ${lost}.`;
  };
}
