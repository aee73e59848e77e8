/** Content coding of the API's answers by what the client accepts. The dashboard's files are compressed at build time. */
import type { Duplex } from "node:stream";
import { promisify } from "node:util";
import {
  brotliCompress,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  zstdCompress,
} from "node:zlib";
import { parseAccept } from "hono/utils/accept";
import { ANSWERS_MEDIA_TYPE } from "../../../contract/answers/answers-link.ts";
import type { ServiceFetch } from "../../api/environment.ts";
import { releaseBytes } from "../../release-bytes.ts";

type Coding = "zstd" | "br" | "gzip";

const [gzipAsync, brotliAsync, zstdAsync] = [
  promisify(gzip),
  promisify(brotliCompress),
  promisify(zstdCompress),
];

// Levels at which a page of 100 chains costs about a millisecond, off the main thread.
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
// Of columns the quickest level makes as few bytes as the ones above it. Each piece that is handed over goes from one thread
// to another.
const ZSTD_STREAM = { chunkSize: 262_144, params: { [constants.ZSTD_c_compressionLevel]: 1 } };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
// Of ids the level below makes an eighth more, in about the same time. A small window is enough for columns.
const BROTLI_STREAM = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
const CODERS: Readonly<Record<Coding, (bytes: Uint8Array) => Promise<Buffer<ArrayBuffer>>>> = {
  zstd: (bytes) => zstdAsync(bytes, ZSTD),
  br: (bytes) => brotliAsync(bytes, BROTLI),
  gzip: (bytes) => gzipAsync(bytes, { level: 6 }),
};
const STREAM_CODERS: Readonly<Record<Coding, () => Duplex>> = {
  zstd: () => createZstdCompress(ZSTD_STREAM),
  br: () => createBrotliCompress(BROTLI_STREAM),
  gzip: () => createGzip({ level: 4 }),
};

/** Best first, for clients that like several alike. */
const PREFERENCE: readonly Coding[] = ["zstd", "br", "gzip"];

/** Smaller answers fit a packet as they are. */
const THRESHOLD_BYTES = 1_024;

/** The coding to use for an Accept-Encoding header; undefined for none. */
export function negotiatedCoding(
  acceptEncoding: string | undefined,
  available: readonly Coding[] = PREFERENCE,
): Coding | undefined {
  if (acceptEncoding === undefined || acceptEncoding.trim() === "") return undefined;
  const quality = new Map(parseAccept(acceptEncoding).map(({ type, q }) => [type.toLowerCase(), q]));
  const of = (coding: string) => quality.get(coding) ?? quality.get("*") ?? 0;
  const usable = available.filter((coding) => of(coding) > 0);
  const best = Math.max(...usable.map(of));
  // A client may say that it would rather have the answer as it is.
  if ((quality.get("identity") ?? 0) > best) return undefined;
  return usable.find((coding) => of(coding) === best);
}

/** `answer` with JSON, HTML and Arrow coded as the client likes best; Arrow streams in bounded memory. */
export function withCompression(answer: ServiceFetch): ServiceFetch {
  return coded(answer, async (response, coding, headers) => {
    if (headers.get("content-type") === ANSWERS_MEDIA_TYPE) return coderStream(response, coding, headers);
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length < THRESHOLD_BYTES) return new Response(bytes, { status: response.status, headers });
    headers.set("content-encoding", coding);
    return new Response(await CODERS[coding](bytes), { status: response.status, headers });
  });
}

/** The same for answers that stream through: bounded memory, and gzip alone. */
export const withStreamedCompression = (answer: ServiceFetch): ServiceFetch =>
  coded(answer, gzipStream, ["gzip"]);

function gzipStream(response: Response, _coding: Coding, headers: Headers): Response {
  headers.set("content-encoding", "gzip");
  const body = response.body?.pipeThrough(new CompressionStream("gzip")) ?? null;
  return new Response(body, { status: response.status, headers });
}

function coderStream({ body, status }: Response, coding: Coding, headers: Headers): Response {
  headers.set("content-encoding", coding);
  if (body === null) return new Response(null, { status, headers });
  const coder = STREAM_CODERS[coding]();
  void codeInto(coder, body);
  const chunks: AsyncIterator<Uint8Array<ArrayBuffer>, undefined> = coder[Symbol.asyncIterator]();
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: async () => {
      await chunks.return?.();
    },
  });
  return new Response(stream, { status, headers });
}

/** Gives the memory of each piece back once it is coded. A failure of either side ends the other: `coder` is read to see it. */
async function codeInto(coder: Duplex, body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
  try {
    for await (const piece of body) {
      await new Promise<void>((resolve, reject) => {
        coder.write(piece, (error) => (error ? reject(error) : resolve()));
      });
      releaseBytes(piece);
    }
    coder.end();
  } catch (error) {
    coder.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

type Encode = (response: Response, coding: Coding, headers: Headers) => Response | Promise<Response>;

function coded(
  answer: ServiceFetch,
  encode: Encode,
  available: readonly Coding[] = PREFERENCE,
): ServiceFetch {
  return async (request, environment) => {
    const response = await answer(request, environment);
    const { headers } = response;
    // It has no body to code, and must vary as the answer would that it stands for.
    if (response.status === 304) headers.append("vary", "Accept-Encoding");
    if (
      !/json|text\/html|apache\.arrow/.test(headers.get("content-type") ?? "") ||
      headers.has("content-encoding")
    ) {
      return response;
    }
    headers.append("vary", "Accept-Encoding");
    const coding = negotiatedCoding(request.headers.get("accept-encoding") ?? undefined, available);
    if (coding === undefined || request.method === "HEAD") return response;
    headers.delete("content-length");
    return encode(response, coding, headers);
  };
}
