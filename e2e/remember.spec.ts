import type { Page } from "@playwright/test";
import * as z from "zod";
import { expect, more, test } from "./journey.ts";
import { signIn } from "./sign-in.ts";

const CHAINS = "/v5.0.3/response-chains";
const ANSWERS = "/earshot/answers";
/** The page without rows, whose headers tell what a deployment announces. */
const EMPTY = "?createdFrom=0&createdTo=1";

/** What of a chain may be kept nowhere: what respondents wrote, their contacts, what goes with them. */
const privateSchema = z.object({
  data: z.array(
    z.object({
      touchpointName: z.string(),
      metadata: z.record(z.string(), z.unknown()),
      responses: z.array(z.object({ questionType: z.string(), answer: z.unknown() })),
    }),
  ),
});

async function privateTexts(page: Page, token: string): Promise<readonly string[]> {
  const texts = await page.evaluate(
    async ([address, authorization]) => {
      const pages = [0, 100, 200, 300].map((skip) =>
        fetch(`${address}?skip=${skip}`, { headers: { authorization } }).then((answer) => answer.text()),
      );
      return Promise.all(pages);
    },
    [CHAINS, token] as const,
  );
  const chains = texts.flatMap((text) => privateSchema.parse(JSON.parse(text)).data);
  const found = chains.flatMap(({ touchpointName, metadata, responses }) => {
    const written = responses.filter(({ questionType }) => ["Text", "Contact"].includes(questionType));
    const parts = written.map(({ answer }) => (isRecord(answer) ? Object.values(answer) : answer));
    return [touchpointName, Object.entries(metadata), parts].flat(3);
  });
  return found.filter((text): text is string => typeof text === "string" && text.length > 3);
}

const isRecord = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Every text in every database of the page, ids and keys included. */
const keptTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- all of this runs in the page
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("not read")));
      });
    const texts: string[] = [];
    const collect = (value: unknown): void => {
      if (typeof value === "string") texts.push(value);
      else if (value instanceof Map || Array.isArray(value)) for (const each of value) collect(each);
      else if (typeof value === "object" && value !== null && !ArrayBuffer.isView(value)) {
        collect(Object.entries(value));
      }
    };
    for (const { name = "" } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      // Deleted meanwhile: it must not come into being again.
      opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
      const database = await done(opening);
      for (const store of database.objectStoreNames) {
        const contents = database.transaction(store).objectStore(store);
        collect(await Promise.all([done(contents.getAllKeys()), done(contents.getAll())]));
      }
      database.close();
    }
    return texts;
  });

test(
  "what was read is remembered: numbers and ids, nothing twice, until signing out",
  more,
  async ({ page, token }) => {
    await signIn(page, token, "/nps");
    const asked: string[] = [];
    page.on("request", (request) => {
      const url = new URL(request.url());
      const isRead = [CHAINS, ANSWERS].includes(url.pathname) && request.method() === "GET";
      if (isRead && url.search !== EMPTY) asked.push(url.search);
    });
    await page.reload();
    const basedOn = page.getByText(/^Based on all/);
    await expect(basedOn).toBeVisible();
    // Answers to other questions are read behind the numbers.
    await expect(page.getByRole("region", { name: "What the numbers say" })).toHaveAttribute(
      "aria-busy",
      "false",
    );
    const [before, total] = [new Set(asked.splice(0)), await basedOn.textContent()];
    const remember = page.getByRole("checkbox", { name: "Remember on this device" });
    await page.getByRole("button", { name: "Menu" }).click();
    await remember.check();
    await page.keyboard.press("Escape");
    await expect.poll(async () => (await keptTexts(page)).length).toBeGreaterThan(10);

    await page.reload();
    await expect(basedOn).toHaveText(total ?? "");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(remember).toBeChecked();
    await page.keyboard.press("Escape");
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((search) => before.has(search))).toEqual([]);
    expect(asked.filter((search) => !search.includes("createdFrom="))).toEqual([]);
    const names = page.getByRole("table", { name: "NPS by touchpoint" }).getByRole("rowheader");
    await expect(names.filter({ hasText: /^[0-9a-f]{24}$/ })).toHaveCount(0);

    const kept = await keptTexts(page);
    expect(kept).not.toContain(token);
    const leaked = (await privateTexts(page, token)).filter((text) =>
      kept.some((each) => each.includes(text)),
    );
    expect(leaked).toEqual([]);

    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page.getByLabel("Access token", { exact: true })).toBeVisible();
    await expect.poll(() => keptTexts(page)).toEqual([]);
    await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
  },
);
