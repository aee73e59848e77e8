import type { BrowserContext, Page } from "playwright";
import { TOKEN } from "./sample-database.ts";

/** Where a page keeps who is signed in. */
export const SESSION = "earshot.session";

/** What it keeps of somebody who is to the API at `baseUrl`, and was told that all answers are streamed at `streamedAt`. */
export const sessionAt = (baseUrl: string, streamedAt?: string): string =>
  JSON.stringify({ baseUrl, token: TOKEN, scheme: "bare", id: "1", streamedAt });

/**
 * Has every page that is opened from now on belong to somebody who is signed in to the API at `address`, and was told
 * before that all answers are streamed at `streamedAt`.
 */
export const signedIn = (
  pages: BrowserContext | Page,
  address: string,
  streamedAt?: string,
): Promise<unknown> =>
  pages.addInitScript(([name, session]) => sessionStorage.setItem(name, session), [
    SESSION,
    sessionAt(address, streamedAt),
  ] as const);
