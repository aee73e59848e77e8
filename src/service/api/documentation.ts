/** The API's description as one page for people, without script. */
import { html, raw } from "hono/html";
import { operations, openApiDocument } from "./openapi/openapi-document.ts";
import type { Operation, Operations } from "./openapi/operation.ts";
import { readOnlyRoute, type Api } from "./service-frame.ts";

const PAGE_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
section { margin-block: 2rem; border-top: 1px solid; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem 0.25rem 0; }
`;

// Whole, because the page's policy names the hash of exactly what stands between the tags.
const STYLE_ELEMENT = raw(`<style>${PAGE_STYLE}</style>`);

function typeOf(schema: Readonly<Record<string, unknown>>): string {
  const { type } = schema;
  return typeof type === "string" ? type : "any";
}

const operationSection = ([path, { summary, description, parameters, responses }]: [
  string,
  Operation,
]) => html`
  <section>
    <h2><code>GET ${path}</code></h2>
    <p>${summary}</p>
    ${description === undefined ? "" : html`<pre>${description}</pre>`}
    <table>
      <thead>
        <tr>
          <th>Parameter</th>
          <th>Type</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        ${parameters.map(
          ({ name, schema, description: meaning }) =>
            html`<tr>
              <td><code>${name}</code></td>
              <td>${typeOf(schema)}</td>
              <td>${meaning}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    <p>Answers: ${Object.keys(responses).join(", ")}.</p>
  </section>
`;

function extensionSections(extensions: Operations) {
  const sections = Object.entries(extensions).map(operationSection);
  if (sections.length === 0) return "";
  return html`<h1>Beside the specification</h1>
    <p>What Earshot's own service has and other deployments have not.</p>
    ${sections}`;
}

/** `extensions` are operations beside the specification. */
const documentationPage = (extensions: Operations) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Feedback Survey Read API v5.0.3</title>
        ${STYLE_ELEMENT}
      </head>
      <body>
        <h1>Feedback Survey Read API v5.0.3</h1>
        <p>
          Read-only JSON over HTTP. Every request carries an access token in its
          <code>Authorization</code> header, bare or after <code>Bearer</code>. Lists come as
          <code>data</code> and <code>paging</code>, with absolute links to the next and the previous page;
          errors come as <code>application/problem+json</code>. The machine-readable form of this page, with
          every field: <a href="/openapi.json"><code>/openapi.json</code></a
          >.
        </p>
        ${Object.entries(operations).map(operationSection)} ${extensionSections(extensions)}
      </body>
    </html>`;

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

const answer = (body: string, type: string, headers: Readonly<Record<string, string>>): Response =>
  new Response(body, { headers: { "content-type": type, "cache-control": "no-cache", ...headers } });

/** The page's one style element, as a Content-Security-Policy names it. */
async function styleHash(): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(PAGE_STYLE));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}
