import { zstdDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { apiFixture, chains } from "../../api/api-fixture.ts";
import { releaseBytes } from "../../release-bytes.ts";
import { withCompression } from "./compression.ts";
import { zstdPages } from "./build-service.ts";

test.each([1, 1_000, 70_000, 400_000])(
  "%i bytes come back as they were, in memory of their own",
  (length) => {
    const page = Uint8Array.from({ length }, (_, index) => index % 251);
    const coded = zstdPages.encode(page);
    const [one, other] = [zstdPages.decode(coded, length), zstdPages.decode(coded, length)];
    releaseBytes(one);
    expect(other).toHaveLength(length);
    expect(Buffer.from(page).equals(other)).toBe(true);
    expect(Buffer.from("of Node's own pool").toString()).toBe("of Node's own pool");
  },
);

test("a page says the same in every coding, the first time and out of memory", async () => {
  const { api, get } = await apiFixture({ chains: chains(60) }, { pageCoding: zstdPages });
  const answer = withCompression(api.fetch);
  const address = "http://api.test/v5/response-chains";
  const ask = (coding: string) =>
    answer(new Request(address, { headers: { authorization: "all", "accept-encoding": coding } }), {});
  const plain = await (await get("/v5/response-chains")).text();
  for (const coding of ["zstd", "br, zstd", "identity", "zstd", "identity"]) {
    const response = await ask(coding);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isCoded = response.headers.get("content-encoding") === "zstd";
    expect(isCoded).toBe(coding !== "identity");
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    expect((isCoded ? zstdDecompressSync(bytes) : Buffer.from(bytes)).toString()).toBe(plain);
  }
});
