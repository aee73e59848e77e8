import { Trans } from "@lingui/react/macro";
import { ReadingAction } from "../../../ui/reading/reading-action.tsx";
import { ReadingProgress } from "../../../ui/reading/reading-progress.tsx";
import { useLeftOut } from "../../../ui/reading/use-left-out.ts";
import type { Chosen } from "../table/use-chosen.ts";
import { ChosenCount } from "../list/chosen-count.tsx";
import type { AllRowsInView } from "./use-all-rows.ts";
import { useCountText } from "./use-count-text.ts";

interface RowsStatusProps {
  readonly list: AllRowsInView;
  readonly zone: string;
  readonly chosen: Chosen;
}

const NOTHING = { unreadable: 0, notAsked: 0 };

/** How many rows there are, of how many, and what can be done while not all of them are read. */
export function RowsStatus({ list, zone, chosen }: RowsStatusProps) {
  const leftOut = useLeftOut();
  const text = useCountText(list);
  return (
    <>
      <span role="status">{text}</span>
      {leftOut(list.result ?? NOTHING).map((each) => (
        <span key={each}>{each}</span>
      ))}
      <ReadingAction reading={list} />
      <span>
        <Trans>Times in {zone}</Trans>
      </span>
      <ChosenCount chosen={chosen} />
      <ReadingProgress progress={list.progress} shown={list.phase === "reading"} />
    </>
  );
}
