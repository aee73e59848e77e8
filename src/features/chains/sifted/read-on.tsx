import type { Screen } from "../../../filters/use-screen.ts";
import { ReadingProblem } from "../../../ui/reading/reading-problem.tsx";
import { useLingui } from "@lingui/react/macro";
import { rowsQuery } from "../all/rows-query.ts";
import { useRowsRun } from "../all/use-rows-run.ts";
import type { SiftedPage } from "./use-sifted-page.ts";

interface ReadOnProps {
  readonly screen: Screen;
  readonly page: SiftedPage;
}

/** Reads on while it is there, and says what could not be read. */
export function ReadOn({ screen, page: { all, phase, result, found } }: ReadOnProps) {
  const { t } = useLingui();
  const retry = useRowsRun(all, rowsQuery(screen));
  if (phase !== "incomplete" || result === undefined) return null;
  return (
    <ReadingProblem
      result={result}
      nothing={found === 0}
      title={t`Not everything could be read: responses are missing`}
      onRetry={retry}
    />
  );
}
