/** A store that tells how long each of its operations took, and where it can be asked how much was written. */
import type { Store } from "../../store/store.ts";
import type { ServiceMetrics } from "./metrics.ts";

export function measuredStore(store: Store, metrics: ServiceMetrics): Store {
  const timed =
    <Args extends readonly unknown[], Result>(
      operation: string,
      work: (...args: Args) => Promise<Result>,
    ): ((...args: Args) => Promise<Result>) =>
    async (...args) => {
      const started = performance.now();
      try {
        return await work(...args);
      } finally {
        metrics.countDatabase(operation, (performance.now() - started) / 1000);
      }
    };
  metrics.askForRows(() => store.writtenRows());
  return {
    catalog: timed("catalog", () => store.catalog()),
    chains: timed("chains", (scope, filter, window) => store.chains(scope, filter, window)),
    countChains: timed("countChains", (scope, filter) => store.countChains(scope, filter)),
    chain: timed("chain", (scope, id) => store.chain(scope, id)),
    answered: timed("answered", (surveyId, questionIds) => store.answered(surveyId, questionIds)),
    ping: timed("ping", () => store.ping()),
    findToken: timed("findToken", (digest) => store.findToken(digest)),
    listTokens: timed("listTokens", () => store.listTokens()),
    addToken: timed("addToken", (token) => store.addToken(token)),
    revokeToken: timed("revokeToken", (nameOrId, at) => store.revokeToken(nameOrId, at)),
    touchToken: timed("touchToken", (id, at) => store.touchToken(id, at)),
    answers: timed("answers", async () => {
      const snapshot = await store.answers();
      return { ...snapshot, read: timed("answerLeaf", (leaf, parts) => snapshot.read(leaf, parts)) };
    }),
    writtenRows: timed("writtenRows", () => store.writtenRows()),
    write: timed("write", (work) => store.write(work)),
    close: () => store.close(),
  };
}
