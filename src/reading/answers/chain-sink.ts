import type { AnswerRows } from "../../analysis/columns/answer-rows.ts";
import type { ResponseChain } from "../../contract/resources.ts";

/** Takes chains; from pages the same one may come twice. */
export interface ChainSink {
  /** `page` is the number of their page in the list, from 0, where they come from pages. */
  readonly add: (chains: readonly ResponseChain[], page?: number) => void;
  /** Takes the NPS answers of a stream in place of its chains, which costs a tenth. */
  readonly addRows?: (rows: AnswerRows) => void;
  /** What came is not to be trusted: begins with nothing. */
  readonly clear: () => void;
}
