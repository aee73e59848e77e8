import type { ResponseChain } from "../../../contract/resources.ts";
import type { SurveyContent } from "./messages.ts";

/** Takes what it needs of each page; no chain outlives its page. */
export interface Collector {
  readonly add: (chains: readonly ResponseChain[]) => void | Promise<void>;
  /** Undefined where there is nothing to hand over. */
  readonly content: () => SurveyContent | undefined;
}
