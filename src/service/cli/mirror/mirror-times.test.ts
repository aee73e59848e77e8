import { expect, test } from "vitest";
import { chain } from "../../api/api-fixture.ts";
import { createMemoryStore } from "../../store/memory/memory-store.ts";
import { chainsOf, deployment, exported, mirrored, NOW } from "./deployment.fixture.ts";
import { runOf } from "./time-slices.ts";

test("chains before 1970, of its second second and of the year 9999 are copied in few requests, and not again", async () => {
  const { store, client, requests } = await deployment();
  const times = [-2 * NOW, -1, 0, 1, NOW / 2, NOW + 86_401, Date.UTC(9999, 11, 31) / 1000];
  const { surveys } = await store.catalog();
  const surveyId = surveys[0]?._id ?? "";
  await store.write((transaction) =>
    transaction.putChains(
      times.map((createdAt) => chain({ _id: `at ${createdAt}`, surveyId, createdAt, responses: [] })),
    ),
  );
  const copy = createMemoryStore();
  const { saved } = await mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  expect(chainsOf(await exported(copy))).toBe(chainsOf(await exported(store)));
  expect(requests.length).toBeLessThan(700);
  expect(saved).toEqual({ until: NOW, reached: 0 });

  const first = requests.length;
  const { report } = await mirrored(client, runOf({ from: "x", completeUntil: NOW }, NOW + 60, 86_400), copy);
  expect(report.lines()[0]).toMatch(/ 1 chain \(0 replaced, 1 unchanged\)\.$/);
  expect(requests.length - first).toBeLessThan(25);
});

test("a deployment that does not heed bounds of time is copied whole", async () => {
  const { store, client, requests } = await deployment(({ searchParams }) => {
    for (const bound of ["createdFrom", "createdTo"]) searchParams.delete(bound);
    return undefined;
  });
  const copy = createMemoryStore();
  const { report } = await mirrored(client, runOf({ from: "x" }, NOW, 0), copy);
  expect([report.isReadWhole, report.leftOut]).toEqual([true, 0]);
  expect(chainsOf(await exported(copy))).toBe(chainsOf(await exported(store)));
  expect(requests.length).toBeLessThan(200);
});
