import { ComposedChart, Line, XAxis, YAxis } from "recharts";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { markAreas } from "./trend-marks.tsx";

const DATES = ["2026-01-01", "2026-02-01", "2026-03-01", "2026-04-01"];

test.each([
  { reversed: false, from: 100 },
  { reversed: true, from: 0 },
])(
  "what lasted covers the whole of its first period and of its last one, reversed: $reversed",
  async (given) => {
    const marks = [{ date: "2026-02-01", until: "2026-04-01", label: "1" }];
    const data = DATES.map((date) => ({ date, score: 1 }));
    const { container } = await render(
      <ComposedChart width={400} height={50} margin={{ left: 0, right: 0 }} data={data}>
        {markAreas(marks, given.reversed)}
        <XAxis dataKey="date" scale="band" reversed={given.reversed} />
        <YAxis hide />
        <Line dataKey="score" />
      </ComposedChart>,
    );
    await expect.poll(() => container.querySelector(".event path")?.getAttribute("width")).toBe("300");
    expect(container.querySelector(".event path")?.getAttribute("x")).toBe(String(given.from));
  },
);
