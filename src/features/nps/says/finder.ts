import type { Columns } from "../../../analysis/columns/columns.ts";
import type { FindingsRequest } from "../../../analysis/findings/find.ts";
import type { Found, FromFinder, ToFinder } from "./finder-messages.ts";

/** Looks for what columns say in a worker, which has a copy of those that it was asked about last. */
class Finder {
  readonly #worker = new Worker(new URL("./finder.worker.ts", import.meta.url), { type: "module" });
  #columns: Columns | undefined;
  #searches = 0;

  /** Rejects with `signal`: a search that is overtaken ends without a word. */
  find(columns: Columns, request: FindingsRequest, signal: AbortSignal): Promise<Found> {
    if (columns !== this.#columns) this.#ask({ kind: "columns", columns });
    this.#columns = columns;
    const search = (this.#searches += 1);
    this.#ask({ kind: "find", search, request });
    const { promise, resolve, reject } = Promise.withResolvers<Found>();
    const listening = new AbortController();
    const until = { signal: listening.signal };
    const end = (settle: () => void) => {
      listening.abort();
      settle();
    };
    this.#worker.addEventListener(
      "message",
      ({ data }: MessageEvent<FromFinder>) => {
        if (data.search === search) end(() => resolve(data));
      },
      until,
    );
    this.#worker.addEventListener(
      "error",
      () => end(() => reject(new Error("The finder has failed."))),
      until,
    );
    signal.addEventListener(
      "abort",
      () => {
        this.#ask({ kind: "stop", search });
        end(() => reject(signal.reason));
      },
      until,
    );
    return promise;
  }

  #ask(message: ToFinder): void {
    this.#worker.postMessage(message, []);
  }
}

let finder: Finder | undefined;

/** The finder, which begins when it is first needed. */
export const theFinder = (): Finder => (finder ??= new Finder());
