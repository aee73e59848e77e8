/** What the threads of an import and the command line that started them tell each other. */
import { workerData } from "node:worker_threads";
import type { ArchiveFault } from "../../archive/archive-fault.ts";
import type { WriteCounts } from "../../store/store.ts";

/** What the threads are to do. */
export interface ImportOrder {
  readonly db: string;
  readonly files: readonly string[];
  /** Only check. */
  readonly check: boolean;
  /** Let faulty lines pass. */
  readonly lenient: boolean;
}

/** Megabytes of what a thread has just made: of more, an import takes more memory and is hardly quicker; less takes longer to collect. */
export const YOUNG_MB = 16;

/** The order that this thread was started with. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another thread of this very code gave it
export const givenOrder = (): ImportOrder => workerData as ImportOrder;

/** What was written, and how many surveys replaced one with other content. */
export interface Imported extends WriteCounts {
  readonly surveysReplaced: number;
}

/** The worker's reports. */
export type ImportReport =
  | { readonly kind: "progress"; readonly bytes: number; readonly chains: number }
  | {
      readonly kind: "unknown field";
      readonly field: string;
      readonly archive: string;
      readonly line: number;
    }
  | { readonly kind: "fault"; readonly fault: ArchiveFault }
  | { readonly kind: "done"; readonly counts: Imported }
  | { readonly kind: "failed"; readonly message: string };
