import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: join(import.meta.dirname, "../.."),
    // Named so that neither the journeys nor the other tests take them for theirs.
    include: ["e2e/shards/*.shards.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    setupFiles: ["scripts/same-draws.ts"],
  },
});
