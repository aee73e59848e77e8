import { expect, test } from "vitest";
import { addToken, fill, survey } from "../api/api-fixture.ts";
import { createMemoryStore } from "../store/memory/memory-store.ts";
import { tokenDigest } from "../token-digest.ts";
import { readySample } from "./sample-data.ts";

test("an empty database is filled, and its token is ready at every start", { timeout: 30_000 }, async () => {
  const store = createMemoryStore();
  const token = await readySample(store);
  expect(token).toBe("earshot-sample");
  expect(await store.countChains("all", {})).toBe(12_000);
  expect(await readySample(store)).toBe(token);
  expect(await store.countChains("all", {})).toBe(12_000);
});

test("the well-known token opens the sample's teams alone", { timeout: 30_000 }, async () => {
  const store = createMemoryStore();
  await readySample(store);
  const { scope } = (await store.findToken(await tokenDigest("earshot-sample"))) ?? {};
  await fill(store, { surveys: [survey({ teamId: "a-team-of-one's-own" })] });
  expect(scope).not.toBe("all");
  expect(scope).not.toContain("a-team-of-one's-own");
});

test(
  "a database with other data stays as it is, and so does a revoked token",
  { timeout: 30_000 },
  async () => {
    const store = createMemoryStore();
    await fill(store, {});
    await addToken(store, "own", "all");
    expect(await readySample(store)).toBeUndefined();
    expect(await store.countChains("all", {})).toBe(0);
    const sample = createMemoryStore();
    await readySample(sample);
    await sample.revokeToken("sample", 1);
    expect(await readySample(sample)).toBeUndefined();
  },
);
