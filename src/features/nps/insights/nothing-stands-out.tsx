import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Columns } from "../../../analysis/columns/columns.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { commentedChains } from "../data/view/commented-chains.ts";
import { sliceFilter } from "../data/view/nps-view.ts";
import { PartLink } from "./part-link.tsx";
import { PARTS } from "./sentence.ts";
import type { Said } from "./use-said.ts";

interface NothingStandsOutProps {
  readonly screen: Screen;
  readonly said: Said;
  readonly columns: Columns;
}

/** What was not compared where nothing stands out: something might have stood out there. */
export function NothingStandsOut({ screen: { values, zone }, said, columns }: NothingStandsOutProps) {
  const { t } = useLingui();
  const { words, uncompared } = said;
  const unsearched = words === undefined ? commentedChains(columns, sliceFilter(values, zone)).length : 0;
  return (
    <>
      {uncompared.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {unsearched === 0 ? null : (
        <p>
          <PartLink to={PARTS.comments}>
            {t`${plural(unsearched, { one: "The words of the only comment have not been compared.", other: "The words of # comments have not been compared." })}`}
          </PartLink>
        </p>
      )}
    </>
  );
}
