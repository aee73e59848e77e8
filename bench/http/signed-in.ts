import type { BrowserContext, Page } from "playwright";
import { TOKEN } from "./sample-database.ts";

/** Has every page that is opened from now on belong to somebody who is signed in to the API at `address`. */
export const signedIn = (pages: BrowserContext | Page, address: string): Promise<unknown> =>
  pages.addInitScript(
    ([baseUrl, token]) => {
      const session = { baseUrl, token, scheme: "bare", id: "1" };
      sessionStorage.setItem("earshot.session", JSON.stringify(session));
    },
    [address, TOKEN],
  );
