import { expect, test } from "./journey.ts";
import { signIn } from "./sign-in.ts";

interface Fetched {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly bytes: number;
}

const BUDGET = 170_000;

test.skip(({ host }) => host !== "service", "the demo carries the service along");

test("the first row of Responses costs at most 170 kB, and no chunk waits for another", async ({
  page,
  token,
}) => {
  await signIn(page, token, "/surveys");
  await page.goto("/responses");
  await expect(page.getByRole("table", { name: "Response chains" }).getByRole("row").nth(1)).toBeVisible();
  const fetched = await page.evaluate((): Fetched[] =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => /\.(js|css)(\?|$)/.test(name))
      .map(({ name, startTime, responseEnd, encodedBodySize }) => ({
        name: new URL(name).pathname,
        start: startTime,
        end: responseEnd,
        bytes: encodedBodySize,
      })),
  );
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThanOrEqual(BUDGET);
});

test("text comes compressed", async ({ page }) => {
  for (const encoding of ["br", "gzip"]) {
    const response = await page.request.get("/", { headers: { "accept-encoding": encoding } });
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(await response.text())?.[1] ?? "";
    const file = await page.request.get(script, { headers: { "accept-encoding": encoding } });
    expect(file.headers()["content-encoding"]).toBe(encoding);
  }
});
