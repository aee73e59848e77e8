import type { BrowserContext, Page } from "playwright";
import { TOKEN } from "./sample-database.ts";

/** Where a page keeps who is signed in. */
export const SESSION = "earshot.session";

/** The kept session of a sign-in to the API at `baseUrl`, where all answers are known to be streamed at `streamedAt`. */
export const sessionAt = (baseUrl: string, streamedAt?: string): string =>
  JSON.stringify({ baseUrl, token: TOKEN, scheme: "bare", id: "1", streamedAt });

/** Signs in every page that is opened from now on to the API at `address`, where all answers are streamed at `streamedAt`. */
export const signedIn = (
  pages: BrowserContext | Page,
  address: string,
  streamedAt?: string,
): Promise<unknown> =>
  pages.addInitScript(([name, session]) => sessionStorage.setItem(name, session), [
    SESSION,
    sessionAt(address, streamedAt),
  ] as const);
