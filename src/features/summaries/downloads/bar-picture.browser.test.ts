import { expect, test } from "vitest";
import { svgText } from "../../../ui/downloads/picture.ts";
import { picturePng } from "../../../ui/downloads/download-menu.tsx";
import { barPicture } from "./question-download.tsx";

const heads = { label: "Choice", count: "Answers", share: "Share" };
const long = "A choice that goes on & on ".repeat(8).trim();
const bars = [
  { label: "Repair", count: "3", share: "75.0%", part: 0.75 },
  { label: long, count: "1", share: "25.0%", part: 0.25 },
  { label: "Rental", count: "0", share: "0.0%", part: 0 },
];
const drawn = () => barPicture(bars, heads, "Matter", [["filters", "touchpoint=<a>"]]);
const read = () => new DOMParser().parseFromString(svgText(drawn()), "image/svg+xml");

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name));

test("a picture has each bar with its label, count and share, a title, and what it rests on", () => {
  const svg = read();
  expect(svg.querySelector("parsererror")).toBeNull();
  const texts = [...svg.querySelectorAll("text")].map((text) => text.textContent);
  for (const text of ["Matter", "Choice", "Repair", "75.0%", "filters: touchpoint=<a>"])
    expect(texts).toContain(text);
  expect(texts.join(" ")).toContain("goes on & on");
});

test("bars are as long as their part of a whole one", () => {
  const [whole = 0, ...widths] = [
    ...new Set([...read().querySelectorAll("g rect")].map((rect) => numberOf(rect, "width"))),
  ];
  expect(widths).toEqual([whole * 0.75, whole * 0.25]);
});

test("long labels go on in further lines, and everything is within the picture, one below the other", () => {
  const svg = read();
  const labels = [...svg.querySelectorAll("g text[x='0']")];
  expect(labels.length).toBeGreaterThan(4);
  const tops = labels.map((label) => numberOf(label, "y"));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const last = [...svg.querySelectorAll("text")].at(-1);
  if (last === undefined) throw new Error("nothing was written");
  expect(numberOf(svg.documentElement, "height")).toBeGreaterThan(numberOf(last, "y"));
});

test("it can be had as PNG", async () => {
  const png = await picturePng(drawn());
  expect(png.type).toBe("image/png");
  expect(png.size).toBeGreaterThan(1000);
});
