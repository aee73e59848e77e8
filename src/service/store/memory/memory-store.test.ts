import { describe } from "vitest";
import { interleavingContract } from "../interleaving.contract.ts";
import { storeContract } from "../store.contract.ts";
import { createMemoryStore } from "./memory-store.ts";

describe("the memory store", () => {
  storeContract(async () => createMemoryStore());

  interleavingContract(async (hold) => {
    const store = createMemoryStore();
    const catalog = () => hold().then(() => store.catalog());
    const chains: typeof store.chains = (...args) => hold().then(() => store.chains(...args));
    return { store, reader: { catalog, chains }, close: () => store.close() };
  }, 50);
});
