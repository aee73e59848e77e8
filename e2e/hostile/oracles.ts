// What holds whatever the deployment does: the token in no place but one, nothing uncaught, no other host asked.
import type { BrowserContext, Page, Request } from "@playwright/test";
import { expect } from "../journey.ts";
import type { HostileApi } from "./hostile-api.ts";

export const CANARY = "canary-7f3a";

export interface Watch {
  readonly complaints: readonly string[];
  readonly requests: readonly Request[];
  /** What was noted is no concern of the next test. */
  readonly forget: () => void;
}

/** What a browser itself writes to the console of a request that failed. */
const OF_THE_BROWSER = /^Failed to load resource|blocked by CORS policy|^Refused to display/;

/** Notes what every page of `context` complains of and asks for. */
export function watch(context: BrowserContext, expected: readonly string[]): Watch {
  const complaints: string[] = [];
  const requests: Request[] = [];
  context.on("console", (message) => {
    const text = message.text();
    const isExpected = OF_THE_BROWSER.test(text) || expected.some((part) => text.includes(part));
    if (["error", "warning"].includes(message.type()) && !isExpected) complaints.push(text);
  });
  context.on("weberror", (error) =>
    complaints.push(`uncaught: ${error.error().message} ${error.error().stack ?? ""}`),
  );
  context.on("dialog", (dialog) => {
    complaints.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on("request", (request) => requests.push(request));
  const forget = (): void => {
    complaints.length = 0;
    requests.length = 0;
  };
  return { complaints, requests, forget };
}

/** Fails where the token went, or a host was asked, that should not have been. */
export async function expectDiscretion(
  page: Page,
  { complaints, requests }: Watch,
  api: HostileApi,
  dashboard: string,
): Promise<void> {
  expect(complaints).toEqual([]);
  const asked = requests.filter((request) => request.url().startsWith("http"));
  const elsewhere = asked.filter((request) => ![dashboard, api.baseUrl].includes(originOf(request)));
  expect(elsewhere.map((request) => request.url())).toEqual([]);
  expect(asked.filter(strays(api.baseUrl)).map((request) => request.url())).toEqual([]);
  const host = new URL(api.baseUrl).host;
  const arrived = api.asked.filter(
    ({ headers, url }) =>
      headers.get("host") !== host ||
      url.href.includes(CANARY) ||
      [...headers].some(([name, value]) => name !== "authorization" && value.includes(CANARY)),
  );
  expect(arrived).toEqual([]);
  expect(await leftBehind(page)).not.toContain(CANARY);
}

const originOf = (request: Request): string => new URL(request.url()).origin;

/** True where a request carries the token, and is not one to the API with it in its Authorization header alone. */
const strays = (apiOrigin: string) => (request: Request) => {
  const { authorization, ...headers } = request.headers();
  const isCarried = authorization?.includes(CANARY) === true && originOf(request) !== apiOrigin;
  const rest = JSON.stringify([request.url(), headers, request.postData()]);
  return isCarried || rest.includes(CANARY);
};

/** Everything that a page shows, names or keeps, but for the session that is there to keep the token. */
const leftBehind = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const kept = (["localStorage", "sessionStorage"] as const).flatMap((name) => {
      try {
        return Object.entries(window[name]).filter(([key]) => key !== "earshot.session");
      } catch {
        return [];
      }
    });
    return JSON.stringify([
      document.title,
      location.href,
      document.body.outerHTML,
      kept,
      document.cookie,
      history.state,
    ]);
  });

/** Fails where the screen has lost its shape. */
export async function expectNoBlankPage(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}

/** Fails where the keyboard has no place on the page any more. */
export async function expectFocusSomewhere(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
}
