import { NewChains } from "./arrivals/new-chains.tsx";
import { ChosenCount } from "./chosen-count.tsx";
import type { Screen } from "../../filters/use-screen.ts";
import type { ChainsPage } from "./use-chains-page.ts";
import type { Chosen } from "./use-chosen.ts";

interface AboveRowsProps {
  readonly screen: Screen;
  readonly list: ChainsPage;
  readonly chosen: Chosen;
}

/** What is said above the rows once they stand: how many are chosen, and how many have come. */
export function AboveRows({ screen, list, chosen }: AboveRowsProps) {
  return (
    <>
      <ChosenCount chosen={chosen} />
      <NewChains screen={screen} list={list} />
    </>
  );
}
