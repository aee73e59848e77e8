import { describe } from "vitest";
import { storeContract } from "../store.contract.ts";
import { createMemoryStore } from "./memory-store.ts";

describe("the memory store", () => {
  storeContract(async () => createMemoryStore());
});
