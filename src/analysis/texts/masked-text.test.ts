import { expect, test } from "vitest";
import { maskedText } from "./covered.ts";

test.each([
  ["Write to ann@example.org today", "Write to •••••••• today"],
  ["call 040 123 4567 after six", "call •••••••• after six"],
  ["see https://shop.example/orders?key=1, please", "see •••••••• please"],
  ["order 5f0c8a1b2c3d4e5f60718293 is late", "order •••••••• is late"],
  [`my key earshot_${"aB3-_".repeat(8)} does not open it`, "my key •••••••• does not open it"],
  ["eyJhbGciOiJIUzI1NiJ9x0x0.eyJzdWIiOiIxIn0.c2ln was refused", "•••••••• was refused"],
  ["Maija:maija@example.org", "••••••••"],
  ["  <maija@example.org>  ", "••••••••"],
  ["ann@home, bob@example.org@x.fi", "ann@home, ••••••••@x.fi"],
  ["書いて ann＠example．org まで", "書いて •••••••• まで"],
  ["電話 ０９０－１２３４－５６７８ まで", "電話 •••••••• まで"],
  ["اتصل بي على ٠٥٠١٢٣٤٥٦٧ غدا", "اتصل بي على •••••••• غدا"],
  ["۰۹۱۲۳۴۵۶۷۸۹", "••••••••"],
  [`${"x1".repeat(12)}.b.c..${"x1".repeat(12)}. then`, "••••••••..••••••••. then"],
])("%s", (text, masked) => {
  expect(maskedText(text)).toBe(masked);
});

test.each([
  `طلب ${"٠٥٠".repeat(10)}`,
  "يوم ٢٥/١٢/٢٠٢٦",
  "٠١/٠٢/٢٠٢٦",
  "２０２６－１２－２５ に",
  "On 25.12.2026 I waited 25 minutes at till 4.",
  "Donaudampfschifffahrtsgesellschaftskapitän",
  "a-very-long-chain-of-words-without-any-number-in-it",
])("leaves what points at no person: %s", (text) => {
  expect(maskedText(text)).toBe(text);
});

const MANY = 1_000_000;

test.each(["a", "0", "z-", "a.", "a@", "我，"])("a word of many %s is read in one pass", (part) => {
  expect(maskedText(`a1-${part.repeat(MANY)} from ann@example.org`).endsWith("from ••••••••")).toBe(true);
});
