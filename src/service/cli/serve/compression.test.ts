import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import { negotiatedCoding, withCompression, withStreamedCompression } from "./compression.ts";

describe("the coding", () => {
  test.each([
    [undefined, undefined],
    ["", undefined],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "zstd"],
    ["gzip, br", "br"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["*", "zstd"],
    ["zstd;q=0, *", "br"],
    ["deflate", undefined],
    ["identity, gzip;q=0.5", undefined],
    ["gzip;q=0", undefined],
    ["GZIP", "gzip"],
  ])("for Accept-Encoding %j is %j", (header, coding) => {
    expect(negotiatedCoding(header)).toBe(coding);
  });
});

const long = JSON.stringify({ text: "feedback ".repeat(1_000) });
const answer = withCompression(
  (request) =>
    new Response(new URL(request.url).pathname === "/long" ? long : "{}", {
      headers: { "content-type": "application/json", etag: 'W/"1"' },
    }),
);
const ask = (path: string, coding: string, method = "GET") =>
  answer(new Request(`http://api.test${path}`, { method, headers: { "accept-encoding": coding } }), {});

describe("an answer", () => {
  test.each([
    ["gzip", gunzipSync],
    ["br", brotliDecompressSync],
    ["zstd", zstdDecompressSync],
  ])("in %s says the same", async (coding, decode) => {
    const response = await ask("/long", coding);
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(response.headers.get("content-encoding")).toBe(coding);
    expect(response.headers.get("etag")).toBe('W/"1"');
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect(bytes.length).toBeLessThan(long.length / 10);
    expect(decode(bytes).toString()).toBe(long);
  });

  test("that is short, or that is not wanted coded, goes as it is", async () => {
    for (const response of [await ask("/short", "gzip"), await ask("/long", "identity")]) {
      expect(response.headers.has("content-encoding")).toBe(false);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
    }
    expect(await (await ask("/long", "identity")).text()).toBe(long);
  });
});

test("a 304 varies as the answer would that it stands for", async () => {
  const unchanged = withCompression(() => new Response(null, { status: 304, headers: { etag: 'W/"1"' } }));
  const response = await unchanged(new Request("http://api.test/"), {});
  expect(response.headers.get("vary")).toBe("Accept-Encoding");
});

test("an answer that streams through is coded as it comes", async () => {
  const streamed = withStreamedCompression(
    () => new Response(new Blob([long]).stream(), { headers: { "content-type": "application/json" } }),
  );
  const request = new Request("http://api.test/", { headers: { "accept-encoding": "gzip, br, zstd" } });
  const response = await streamed(request, {});
  expect(response.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await response.arrayBuffer()).toString()).toBe(long);
});

/** Chunks that are counted as they are asked for. */
const streaming = (chunks: number, asked: { count: number; gone: boolean }) =>
  withCompression(() => {
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (asked.count === chunks) controller.close();
          else
            controller.enqueue(crypto.getRandomValues(new Uint8Array(65_536)).fill(asked.count, 0, 60_000));
          asked.count += 1;
        },
        cancel: () => {
          asked.gone = true;
        },
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { headers: { "content-type": "application/vnd.apache.arrow.stream" } });
  });
const requestIn = (coding: string) =>
  new Request("http://api.test/", { headers: { "accept-encoding": coding } });

describe("the stream of all answers", () => {
  test.each([
    ["gzip", gunzipSync],
    ["br", brotliDecompressSync],
    ["zstd", zstdDecompressSync],
  ])("in %s is whole, and coded as it comes", async (coding, decode) => {
    const response = await streaming(20, { count: 0, gone: false })(requestIn(coding), {});
    expect(response.headers.get("content-encoding")).toBe(coding);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    const decoded = decode(await response.arrayBuffer());
    expect(Array.from({ length: 20 }, (_, chunk) => decoded[chunk * 65_536])).toEqual([...Array(20).keys()]);
  });

  test("gives the memory of each piece back once that is coded, and no sooner", async () => {
    // The first is small enough to wait in the coder.
    const pieces = [10, 100_000, 50].map((length, at) => new Uint8Array(length).fill(at + 1));
    const answered = withCompression(() => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece);
          controller.close();
        },
      });
      return new Response(body, { headers: { "content-type": "application/vnd.apache.arrow.stream" } });
    });
    const response = await answered(requestIn("zstd"), {});
    const decoded = zstdDecompressSync(await response.arrayBuffer());
    expect([decoded.length, decoded[0], decoded[10], decoded.at(-1)]).toEqual([100_060, 1, 2, 3]);
    expect(pieces.map(({ length }) => length)).toEqual([0, 0, 0]);
  });

  test("that fails on the way is no whole answer", async () => {
    const failing = withCompression(
      () =>
        new Response(
          new ReadableStream<Uint8Array>({
            pull(controller) {
              controller.error(new Error("lost"));
            },
          }),
          { headers: { "content-type": "application/vnd.apache.arrow.stream" } },
        ),
    );
    const response = await failing(requestIn("zstd"), {});
    await expect(response.arrayBuffer()).rejects.toThrow("lost");
  });

  test("is made no faster than it is read, and no further once the reader has gone", async () => {
    const asked = { count: 0, gone: false };
    const response = await streaming(10_000, asked)(requestIn("gzip"), {});
    const reader = response.body?.getReader();
    await reader?.read();
    expect(asked.count).toBeLessThan(100);
    await reader?.cancel();
    await vi.waitFor(() => expect(asked.gone).toBe(true));
  });
});
