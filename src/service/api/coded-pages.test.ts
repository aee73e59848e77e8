import { describe, expect, test } from "vitest";
import { CodedPages, type PageCoding } from "./coded-pages.ts";

const turned = (bytes: Uint8Array) => bytes.map((byte) => 255 - byte);

/** Turns every byte round, and counts what it does. */
function countingCoding() {
  const done = { encoded: 0, decoded: 0 };
  const coding: PageCoding = {
    name: "turned",
    encode: (page) => {
      done.encoded += 1;
      return Uint8Array.from(turned(page));
    },
    decode: (coded) => {
      done.decoded += 1;
      return Uint8Array.from(turned(coded));
    },
    suits: (acceptEncoding) => acceptEncoding === "turned",
  };
  return { coding, done };
}

const page = (length: number, value = 1) => new Uint8Array(length).fill(value);
const at = (key: string, stamp = "1.1") => ({ stamp, key });

describe("kept answers", () => {
  test("come as they are, or in the coding for who takes it", () => {
    const { coding, done } = countingCoding();
    const pages = new CodedPages(coding);
    expect(pages.keep(at("a"), page(2_000), undefined)).toEqual({ bytes: page(2_000) });
    expect(pages.find(at("a"), undefined)).toEqual({ bytes: page(2_000) });
    expect(pages.find(at("b"), undefined)).toBeUndefined();
    expect(done).toEqual({ encoded: 0, decoded: 0 });
    expect(pages.find(at("a"), "turned")).toEqual({ bytes: page(2_000, 254), coding: "turned" });
    expect(pages.find(at("a"), undefined)).toEqual({ bytes: page(2_000) });
    expect(pages.find(at("a", "1.2"), undefined)).toBeUndefined();
    expect(pages.find(at("b"), undefined)).toBeUndefined();
    expect(done).toEqual({ encoded: 1, decoded: 0 });
  });

  test("are coded once, when they are first taken so", () => {
    const { coding, done } = countingCoding();
    const pages = new CodedPages(coding);
    pages.keep(at("a"), page(2_000), undefined);
    for (let time = 0; time < 3; time += 1) {
      expect(pages.find(at("a"), "turned")).toEqual({ bytes: page(2_000, 254), coding: "turned" });
    }
    expect(done).toEqual({ encoded: 1, decoded: 0 });
  });

  test("are the receiver's own", () => {
    const pages = new CodedPages(countingCoding().coding);
    pages.keep(at("a"), page(2_000), "turned").bytes.fill(9);
    pages.find(at("a"), "turned")?.bytes.fill(9);
    pages.find(at("a"), undefined)?.bytes.fill(9);
    expect(pages.find(at("a"), "turned")?.bytes).toEqual(page(2_000, 254));
    expect(pages.find(at("a"), undefined)?.bytes).toEqual(page(2_000));
  });

  test("of a page that is taken over are sent coded at once, and decoded once on request", () => {
    const { coding, done } = countingCoding();
    const pages = new CodedPages(coding);
    const given = page(2_000);
    expect(pages.keep(at("a"), given, "turned")).toEqual({ bytes: page(2_000, 254), coding: "turned" });
    expect(given).toHaveLength(0);
    for (let time = 0; time < 3; time += 1) pages.find(at("a"), undefined);
    expect(done).toEqual({ encoded: 1, decoded: 1 });
  });

  test("that are small are not coded", () => {
    const { coding, done } = countingCoding();
    const pages = new CodedPages(coding);
    for (const wanted of [undefined, "turned"]) {
      expect(pages.keep(at("a"), page(100), wanted)).toEqual({ bytes: page(100) });
      expect(pages.find(at("a"), wanted)).toEqual({ bytes: page(100) });
    }
    expect(done.encoded).toBe(0);
  });

  test("outlive those that are kept as they are once they were asked for twice", () => {
    const pages = new CodedPages(countingCoding().coding);
    const large = 1024 * 1024;
    const keepAll = () => {
      for (let index = 0; index < 8; index += 1) pages.keep(at(`${index}`), page(large, index), undefined);
    };
    keepAll();
    expect(pages.find(at("0"), undefined)).toBeUndefined();
    keepAll();
    for (let index = 0; index < 8; index += 1) {
      expect(pages.find(at(`${index}`), undefined)?.bytes.at(-1)).toBe(index);
    }
  });

  test("need no coding", () => {
    const pages = new CodedPages(undefined);
    expect(pages.keep(at("a"), page(2_000), "turned")).toEqual({ bytes: page(2_000) });
    expect(pages.find(at("a"), "turned")).toEqual({ bytes: page(2_000) });
  });
});
