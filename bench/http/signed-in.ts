import type { BrowserContext, Page } from "playwright";
import { TOKEN } from "./sample-database.ts";

/**
 * Has every page that is opened from now on belong to somebody who is signed in to the API at `address`, and was told
 * before that all answers are streamed at `streamedAt`.
 */
export const signedIn = (
  pages: BrowserContext | Page,
  address: string,
  streamedAt?: string,
): Promise<unknown> =>
  pages.addInitScript((session) => sessionStorage.setItem("earshot.session", JSON.stringify(session)), {
    baseUrl: address,
    token: TOKEN,
    scheme: "bare",
    id: "1",
    streamedAt,
  });
