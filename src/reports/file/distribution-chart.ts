/** How often each score was given, as columns. */
import type { ReportWords } from "../words.ts";
import { acrossIn } from "./across.ts";
import { markup, type Markup } from "./markup.ts";
import { bucketOf } from "../../analysis/nps.ts";

const [WIDTH, HEIGHT, BOTTOM, TOP] = [720, 190, 28, 26];

/** `counts` are those of the scores 0 to 10. */
export function distributionChart(counts: readonly number[], words: ReportWords): Markup {
  const most = Math.max(1, ...counts);
  const step = WIDTH / counts.length;
  const across = acrossIn(words.direction, WIDTH);
  return markup`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${words.labels.distribution}">${counts.map(
    (count, score) => {
      const height = ((HEIGHT - BOTTOM - TOP) * count) / most;
      const middle = Math.round(across(step * (score + 0.5)));
      const [left, top] = [middle - Math.round(step / 2 - 6), Math.round(HEIGHT - BOTTOM - height)];
      return markup`<rect x="${left}" y="${top}" width="${Math.round(step - 12)}" height="${Math.round(height)}" fill="var(--${bucketOf(score)})"/><text x="${middle}" y="${top - 5}" text-anchor="middle">${words.count(count)}</text><text x="${middle}" y="${HEIGHT - 5}" text-anchor="middle">${score}</text>`;
    },
  )}</svg>`;
}
