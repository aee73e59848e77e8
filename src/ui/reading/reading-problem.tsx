import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { ApiError } from "../../client/http/errors.ts";
import type { Gap, ReadingPhase, WalkResult, WalkStop } from "../../client/walk/types.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Failure } from "../notice.tsx";
import { useFaultText } from "../use-fault-text.ts";

interface ReadingProblemProps {
  readonly reading: {
    readonly phase: ReadingPhase;
    readonly result: Pick<WalkResult, "gaps" | "error" | "stopped"> | undefined;
    readonly goOn: () => void;
  };
  /** True where not even a part could be read. */
  readonly nothing: boolean;
  /** What it means where a part could. */
  readonly title?: string;
}

/** Where reading ended before its end: what could not be read, why, and the button that tries just that again. */
export function ReadingProblem({ reading, nothing, title }: ReadingProblemProps) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const describeGaps = useGapTexts();
  const describeStop = useStopText();
  const { phase, result, goOn } = reading;
  if (phase !== "incomplete" || result === undefined) return null;
  const { gaps, error, stopped } = result;
  const why = error === undefined ? undefined : faultText(new ApiError(error));
  const details = [
    ...describeGaps(gaps).map((text) => `${text}.`),
    why === undefined ? undefined : nothing ? why.detail : `${why.title}. ${why.detail}`,
    stopped === undefined ? undefined : describeStop(stopped),
  ].filter((text) => text !== undefined && text !== "");
  return (
    <Failure
      title={
        nothing && why !== undefined
          ? why.title
          : (title ?? t`Not everything could be read, so these numbers rest on a part`)
      }
      detail={details.join(" ")}
      action={<Button variant="default" size="compact-sm" onClick={goOn}>{t`Try again`}</Button>}
    />
  );
}

/** More gaps than these are told together: pages read here and there leave many. */
const MOST_GAPS = 4;

function useGapTexts(): (gaps: readonly Gap[]) => readonly string[] {
  const { t } = useLingui();
  const { number } = useFormats();
  const describeGap = useGapText();
  return (gaps) => {
    const all = gaps[0]?.ofPages;
    if (gaps.length <= MOST_GAPS) return gaps.map(describeGap);
    // What is missing at an open end is most of it.
    if (all === undefined) return [...gaps.slice(0, MOST_GAPS - 1), ...gaps.slice(-1)].map(describeGap);
    const missing = gaps.reduce((sum, { firstPage, lastPage = all }) => sum + lastPage + 1 - firstPage, 0);
    return [t`${number(missing)} of ${plural(all, { one: "# page", other: "# pages" })} could not be read`];
  };
}

function useGapText(): (gap: Gap) => string {
  const { t } = useLingui();
  const { number } = useFormats();
  return ({ firstPage, lastPage, ofPages, isInPart }) => {
    const first = number(firstPage);
    if (isInPart) return t`From page ${first} on, responses may be missing`;
    if (lastPage === undefined) return t`Everything from page ${first} on is missing`;
    const last = number(lastPage);
    if (ofPages === undefined)
      return firstPage === lastPage ? t`Page ${first} is missing` : t`Pages ${first} to ${last} are missing`;
    const all = number(ofPages);
    return firstPage === lastPage
      ? t`Page ${first} of ${all} could not be read`
      : t`Pages ${first} to ${last} of ${all} could not be read`;
  };
}

function useStopText(): (stop: WalkStop) => string {
  const { t } = useLingui();
  const nowhere = t`The server’s links to further pages lead nowhere.`;
  const texts: Readonly<Record<WalkStop["reason"], string>> = {
    cancelled: "",
    failed: "",
    "unusable-link": nowhere,
    "not-advancing": nowhere,
    "empty-with-next": nowhere,
    "repeated-page": t`The server sends the same responses on every page.`,
    "too-many-pages": t`There are more pages than this screen reads.`,
    "kept-moving": t`Responses kept moving between pages while they were read.`,
  };
  return ({ reason }) => texts[reason];
}
