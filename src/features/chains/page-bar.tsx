import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Screen } from "../../filters/use-screen.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { NewChains } from "./arrivals/new-chains.tsx";
import { ChosenCount } from "./bar/chosen-count.tsx";
import { ListBar } from "./bar/list-bar.tsx";
import type { ChainsPage } from "./pages/use-chains-page.ts";
import type { Chosen } from "./table/use-chosen.ts";

interface PageBarProps {
  readonly screen: Screen;
  readonly list: ChainsPage;
  readonly chosen: Chosen;
}

/** The line over the rows of a page: how many there are in all, how many are chosen, and how many have come. */
export function PageBar({ screen, list, chosen }: PageBarProps) {
  const { t } = useLingui();
  const counted = useCounted(list);
  const zoned = t`times in ${screen.zone}`;
  return (
    <ListBar screen={screen}>
      <span>{counted === "" ? zoned : `${counted} · ${zoned}`}</span>
      <ChosenCount chosen={chosen} />
      <NewChains screen={screen} list={list} />
    </ListBar>
  );
}

/** "12,000 responses"; empty while nobody knows. */
function useCounted({ size: { rows, exact } }: ChainsPage): string {
  const { t } = useLingui();
  const { number } = useFormats();
  if (exact) return t`${plural(rows, { one: "# response", other: "# responses" })}`;
  return rows === 0 ? "" : t`more than ${number(rows)} responses`;
}
