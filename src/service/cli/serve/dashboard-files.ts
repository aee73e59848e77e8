/** The built dashboard: files, compressed where the browser takes it, and for each address its own page. */
import { existsSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { MiddlewareHandler } from "hono";
import type { Api } from "../../api/service-frame.ts";
import type { ApiEnvironment } from "../../api/environment.ts";
import { secureHeaders } from "hono/secure-headers";

/** Adds the files of `folder` to `app`, below everything that it serves already. Nothing is added where it is absent. */
export function addDashboard(app: Api, folder: string): void {
  const files = filesIn(folder);
  if (!files.has("index.html")) return;
  const file = serveStatic<ApiEnvironment>({ root: folder, precompressed: true });
  const page = pageHandlers(folder, files);
  app.get("*", securityHeaders(), async (context, next): Promise<Response | undefined> => {
    const { path } = context.req;
    // Files are looked for as they are now: a build may replace those that were there when the service started.
    const isFile = FILE_PATH.test(path) || files.has(path.slice(1));
    const handler = API_PATH.test(path) ? undefined : isFile ? file : page(path);
    const response = await handler?.(context, () => Promise.resolve());
    if (!response) {
      await next();
      return undefined;
    }
    response.headers.set("cache-control", IMMUTABLE_PATH.test(path) ? FOR_EVER : "no-cache");
    return response;
  });
}

/** Paths below `folder`, with forward slashes; none where it is absent. */
function filesIn(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Set(paths.map((path) => relative(folder, path).replaceAll("\\", "/")));
}

/** What the build has named by its content never changes; everything else is asked for again. */
const IMMUTABLE_PATH = /^\/assets\//;
const FOR_EVER = "public, max-age=31536000, immutable";

/** What programs ask for, other versions of the API too: a page in its place would only confuse. */
const API_PATH = /^\/+(?:v\d|mcp$|earshot\/)/;

/** An address that only a file can have: when there is none, a page in its place would only confuse. */
const FILE_PATH = /^\/assets\/|\.(?:js|css|map|json|webmanifest|ico|png|svg|txt|xml|woff2?)$/;

function pageHandlers(
  folder: string,
  files: ReadonlySet<string>,
): (path: string) => MiddlewareHandler<ApiEnvironment> | undefined {
  const pages = new Set([...files].filter((file) => file.endsWith(".html")));
  const handlers = new Map(
    Array.from(pages, (page) => [
      page,
      serveStatic<ApiEnvironment>({ root: folder, path: page, precompressed: true }),
    ]),
  );
  const deepest = Math.max(...Array.from(pages, (page) => page.split("/").length));
  return (path) => handlers.get(pageFor(path, pages, deepest));
}

/** `/nps` has `nps.html`; `/responses/5c09` has the nearest `index.html` above it, `deepest` parts down at most. */
function pageFor(path: string, pages: ReadonlySet<string>, deepest: number): string {
  const parts = path.split("/").filter((part) => part !== "");
  const own = `${parts.join("/")}.html`;
  if (pages.has(own)) return own;
  for (let depth = Math.min(parts.length, deepest) - 1; depth > 0; depth -= 1) {
    const above = `${parts.slice(0, depth).join("/")}/index.html`;
    if (pages.has(above)) return above;
  }
  return "index.html";
}

function securityHeaders(): MiddlewareHandler<ApiEnvironment> {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      // A workbook is packed in workers made from text.
      workerSrc: ["'self'", "blob:"],
      styleSrc: ["'self'"],
      // Positions and sizes that the kit and the charts compute.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", "data:", "blob:"],
      fontSrc: ["'self'"],
      manifestSrc: ["'self'"],
      // The deployment to read from is named at sign-in.
      connectSrc: ["'self'", "http:", "https:"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    // Nothing of a device is needed; copying stays allowed.
    permissionsPolicy: {
      accelerometer: [],
      camera: [],
      geolocation: [],
      gyroscope: [],
      microphone: [],
      payment: [],
      usb: [],
    },
    referrerPolicy: "no-referrer",
    xFrameOptions: "DENY",
    // HTTPS is left to the proxy that terminates it.
    strictTransportSecurity: false,
    originAgentCluster: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
}
