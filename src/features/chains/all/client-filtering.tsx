import { useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { UnusableNotice } from "../../../filters/bar/unusable-notice.tsx";
import type { FilterOptions } from "../../../filters/options.ts";
import { useCodesAsked } from "../../../filters/use-codebook.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { Fault } from "../../../ui/fault.tsx";
import { ReadingProblem } from "../../../ui/reading/reading-problem.tsx";
import { rowsQuery, useArrangement, useRowsRun } from "./kept-rows.ts";
import type { ClientFilteredPage } from "./client-filtered-page.ts";

export { allRowsFor, forgetRows, rowsGeneration, rowsQuery } from "./kept-rows.ts";
export { fitting } from "../../../filters/conditions.ts";
export { clientFilteredPage } from "./client-filtered-page.ts";

interface ClientFilteringProps {
  readonly screen: Screen;
  readonly options: FilterOptions;
  /** Undefined in the moment in which this code has come. */
  readonly page: ClientFilteredPage | undefined;
}

/** Has the list of a page read on until it is full, and says what its reader must know. */
export function ClientFiltering({ screen, options, page }: ClientFilteringProps) {
  const { unusable } = useCodesAsked(screen.values);
  return (
    <>
      <UnusableNotice unusable={[...screen.unusable, ...unusable]} />
      {page === undefined ? null : <Arranged screen={screen} options={options} page={page} />}
    </>
  );
}

interface ArrangedProps extends ClientFilteringProps {
  readonly page: ClientFilteredPage;
}

function Arranged({ screen, options, page }: ArrangedProps) {
  const { all, rows, isReadOn, failure } = page;
  useArrangement(all, screen, options);
  useEffect(() => all.rows.want(rows));
  return (
    <>
      {failure === undefined ? null : <Fault error={failure.error} onRetry={failure.retry} />}
      {isReadOn ? <ReadOn screen={screen} page={page} /> : null}
    </>
  );
}

/** Reads on while it is there, and says what could not be read. */
function ReadOn({ screen, page }: Omit<ArrangedProps, "options">) {
  const { t } = useLingui();
  const goOn = useRowsRun(page.all, rowsQuery(screen));
  return (
    <ReadingProblem
      reading={{ ...page, goOn }}
      nothing={page.size.rows === 0}
      title={t`Not everything could be read: responses are missing`}
    />
  );
}
