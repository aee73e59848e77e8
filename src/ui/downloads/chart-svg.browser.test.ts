import { afterEach, expect, test } from "vitest";
import { svgText } from "./picture.ts";
import { picturePng } from "./download-menu.tsx";
import { chartSvg } from "./chart-svg.ts";

afterEach(() => document.body.replaceChildren());

function drawn(): Element {
  document.body.innerHTML = `<figure><style>.line { fill: rgb(1, 2, 3) }</style><div id="chart">
    <svg class="recharts-surface" width="200" height="100"><rect class="line" width="20" height="30"/></svg>
    <svg class="recharts-surface" width="200" height="50"><text>1 &lt; 2</text></svg></div></figure>`;
  const chart = document.querySelector("#chart");
  if (chart === null) throw new Error("nothing was drawn");
  return chart;
}

test("a picture holds all drawings, their styles, its title and what it rests on", () => {
  const text = svgText(chartSvg(drawn(), "NPS over time", [["filters", "touchpoint=<a>"]]));
  const read = new DOMParser().parseFromString(text, "image/svg+xml");
  expect(read.querySelector("parsererror")).toBeNull();
  expect(read.querySelectorAll("g")).toHaveLength(3);
  expect(read.querySelector("g rect")?.getAttribute("fill")).toBe("rgb(1, 2, 3)");
  expect(read.querySelector("[class]")).toBeNull();
  const texts = [...read.querySelectorAll("text")].map((each) => each.textContent);
  expect(texts).toEqual(["NPS over time", "1 < 2", "filters: touchpoint=<a>"]);
});

test("it can be had as PNG", async () => {
  const png = await picturePng(chartSvg(drawn(), "NPS over time", []));
  expect(png.type).toBe("image/png");
  expect(png.size).toBeGreaterThan(100);
});

test("what stands below the bars as buttons is part of the picture, each below its bar", () => {
  const chart = drawn();
  chart.insertAdjacentHTML(
    "beforeend",
    `<style>#scores { display: grid; grid-template-columns: 1fr 1fr; width: 200px }
      #scores button { border: 0; padding: 0; color: rgb(4, 5, 6) }
      #scores button + button { border-top: 3px solid rgb(7, 8, 9) }</style>
    <div id="scores" role="group"><button>0</button><button><span>An unbreakably long</span><span>name</span><span hidden>7</span></button></div>
    <button>Try again</button>`,
  );
  const svg = chartSvg(chart, "NPS distribution", [["filters", "none"]]);
  const [zero, long] = [...svg.querySelectorAll("text")].filter(
    (text) => text.getAttribute("fill") === "rgb(4, 5, 6)",
  );
  expect([zero?.textContent, zero?.getAttribute("x"), zero?.getAttribute("textLength")]).toEqual([
    "0",
    "50",
    null,
  ]);
  expect([long?.textContent, long?.getAttribute("x"), long?.getAttribute("textLength")]).toEqual([
    "An unbreakably long name",
    "150",
    "100",
  ]);
  expect(svg.querySelector('rect[fill="rgb(7, 8, 9)"]')?.getAttribute("height")).toBe("3");
  expect(Number(zero?.getAttribute("y"))).toBeGreaterThan(150);
  expect(svg.textContent).not.toContain("Try again");
});
