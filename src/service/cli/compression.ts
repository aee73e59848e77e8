/** Content coding of the API's answers by what the client accepts. The dashboard's files are compressed at build time. */
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { parseAccept } from "hono/utils/accept";
import type { ServiceFetch } from "../api/environment.ts";

type Coding = "zstd" | "br" | "gzip";

const [gzipAsync, brotliAsync, zstdAsync] = [
  promisify(gzip),
  promisify(brotliCompress),
  promisify(zstdCompress),
];

// Levels at which a page of 100 chains costs about a millisecond, off the main thread.
const CODERS: Readonly<Record<Coding, (bytes: Uint8Array) => Promise<Buffer<ArrayBuffer>>>> = {
  zstd: (bytes) => zstdAsync(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (bytes) => brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => gzipAsync(bytes, { level: 6 }),
};

/** Best first, for clients that like several alike. */
const PREFERENCE: readonly Coding[] = ["zstd", "br", "gzip"];

/** Smaller answers fit a packet as they are. */
const THRESHOLD_BYTES = 1_024;

/** The coding to use for an Accept-Encoding header; undefined for none. */
export function negotiatedCoding(acceptEncoding: string | undefined): Coding | undefined {
  if (acceptEncoding === undefined || acceptEncoding.trim() === "") return undefined;
  const quality = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]));
  const of = (coding: string) => quality.get(coding) ?? quality.get("*") ?? 0;
  const usable = PREFERENCE.filter((coding) => of(coding) > 0);
  const best = Math.max(...usable.map(of));
  // A client may say that it would rather have the answer as it is.
  if ((quality.get("identity") ?? 0) > best) return undefined;
  return usable.find((coding) => of(coding) === best);
}

/** `answer` with its JSON and HTML coded as each client likes it best. */
export function withCompression(answer: ServiceFetch): ServiceFetch {
  return async (request, environment) => {
    const response = await answer(request, environment);
    const { headers } = response;
    if (!/json|text\/html/.test(headers.get("content-type") ?? "") || headers.has("content-encoding"))
      return response;
    headers.append("vary", "Accept-Encoding");
    const coding = negotiatedCoding(request.headers.get("accept-encoding") ?? undefined);
    if (coding === undefined || request.method === "HEAD") return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length < THRESHOLD_BYTES) return new Response(bytes, { status: response.status, headers });
    headers.set("content-encoding", coding);
    headers.delete("content-length");
    return new Response(await CODERS[coding](bytes), { status: response.status, headers });
  };
}
