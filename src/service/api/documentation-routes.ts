/** `/openapi.json` and `/docs`, readable without a token. Both are made at the first request for them. */
import { readOnlyRoute, type Api } from "./service-frame.ts";
import { documentationPage, PAGE_STYLE } from "./openapi/documentation-page.ts";
import { openApiDocument } from "./openapi/openapi-document.ts";
import type { Operations } from "./openapi/operation.ts";

/** `extensions` are what the app serves beside the specification. */
export function addDocumentation(app: Api, extensions: Operations = {}): void {
  let document: string | undefined;
  readOnlyRoute(app, "/openapi.json", () => {
    document ??= JSON.stringify(openApiDocument(extensions));
    return answer(document, "application/json", {});
  });
  let page: Promise<readonly [string, string]> | undefined;
  readOnlyRoute(app, "/docs", async () => {
    page ??= Promise.all([documentationPage(extensions), styleHash()]);
    const [text, hash] = await page;
    const policy = `default-src 'none'; style-src '${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    return answer(text, "text/html; charset=utf-8", { "content-security-policy": policy });
  });
}

function answer(body: string, type: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(body, { headers: { "content-type": type, "cache-control": "no-cache", ...headers } });
}

/** The page's one style element, as a Content-Security-Policy names it. */
async function styleHash(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(PAGE_STYLE));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
