/**
 * The built dashboard: files as they are, their compressed neighbours where the browser takes them, and for every
 * address of the dashboard the page that preloads what its screen needs.
 */
import { readdirSync } from "node:fs";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, MiddlewareHandler } from "hono";
import { securityHeaders } from "./security-headers.ts";
import type { Api } from "../api/service-frame.ts";
import type { ApiEnvironment } from "../api/environment.ts";

/** Adds the files of `folder` to `app`, below everything that it serves already. Nothing is added where it is absent. */
export function addDashboard(app: Api, folder: string): void {
  const pages = htmlFiles(folder);
  if (!pages.has("index.html")) return;
  const files = serveStatic<ApiEnvironment>({
    root: folder,
    precompressed: true,
    index: "",
    onFound: cacheByName,
  });
  app.get("*", securityHeaders(), outsideTheApi(files), outsideTheApi(pageOf(folder, pages)));
}

function htmlFiles(folder: string): ReadonlySet<string> {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    return new Set(names.map((name) => name.replaceAll("\\", "/")).filter((name) => name.endsWith(".html")));
  } catch {
    return new Set();
  }
}

const API_PATH = /^\/v5(?:\.0\.3)?(?:\/|$)/;

const outsideTheApi =
  (handler: MiddlewareHandler<ApiEnvironment>): MiddlewareHandler<ApiEnvironment> =>
  (context, next) =>
    API_PATH.test(context.req.path) ? next() : handler(context, next);

/** An address that only a file can have: when there is none, a page in its place would only confuse. */
const FILE_PATH = /^\/assets\/|\.(?:js|css|map|json|webmanifest|ico|png|svg|txt|xml|woff2?)$/;

function pageOf(folder: string, pages: ReadonlySet<string>): MiddlewareHandler<ApiEnvironment> {
  const handlers = new Map(
    Array.from(pages, (page) => [
      page,
      serveStatic<ApiEnvironment>({ root: folder, path: page, precompressed: true, onFound: cacheByName }),
    ]),
  );
  return (context, next) => {
    const { path } = context.req;
    const handler = FILE_PATH.test(path) ? undefined : handlers.get(pageFor(path, pages));
    return handler === undefined ? next() : handler(context, next);
  };
}

/** `/nps` has `nps.html`; `/responses/5c09` has the nearest `index.html` above it. */
export function pageFor(path: string, pages: ReadonlySet<string>): string {
  const parts = path.split("/").filter((part) => part !== "");
  const own = `${parts.join("/")}.html`;
  if (pages.has(own)) return own;
  for (let depth = parts.length - 1; depth > 0; depth -= 1) {
    const above = `${parts.slice(0, depth).join("/")}/index.html`;
    if (pages.has(above)) return above;
  }
  return "index.html";
}

/** What the build has named by its content never changes; everything else is asked for again. */
function cacheByName(path: string, context: Context<ApiEnvironment>): void {
  const immutable = /[/\\]assets[/\\]/.test(path);
  context.header("cache-control", immutable ? "public, max-age=31536000, immutable" : "no-cache");
}
