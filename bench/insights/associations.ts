// How often the intervals of what goes with a score hold the truth, of answers that are made up: of what all explain
// together, and of the part of each.
import { associations, drawAnswers, truthOf } from "../../src/analysis/drivers/associations.fixture.ts";
import { estimate } from "../../src/analysis/drivers/estimate.ts";
import { finish } from "../../src/analysis/steps.ts";
import { RandomBits } from "../../src/lib/statistics/random-bits.ts";
import { show } from "./goal.ts";

const DRAWS = 400;
/** By factor. Of few answers the interval of a hundredth begins at nothing: it misses on one side alone. */
const FACTORS = [
  { of: "a fifth", most: 98 },
  { of: "four fifths", most: 98 },
  { of: "a hundredth", most: 100 },
];

/** Section 6: by least squares, shared out among factors that go with each other, too. */
export function associationIntervals(): void {
  for (const [strength, answers] of [
    [0.7, 300],
    [0.7, 3000],
    [0.35, 3000],
  ] as const) {
    const cells = associations(strength);
    const { r2, parts } = truthOf(cells);
    const random = new RandomBits(answers);
    const held = { all: 0, parts: FACTORS.map(() => 0) };
    for (let draw = 0; draw < DRAWS; draw++) {
      const found = finish(estimate(drawAnswers(cells, answers, random)));
      if (found.r2.low <= r2 && r2 <= found.r2.high) held.all += 1;
      held.parts.forEach((count, at) => {
        const [truth, { low = 1, high = 0 } = {}] = [(parts[at] ?? 0) / r2, found.parts[at]];
        if (low <= truth && truth <= high) held.parts[at] = count + 1;
      });
    }
    const of = `${answers} answers of which ${(100 * r2).toFixed(0)} % is explained`;
    const goal = { least: 92, most: 98 };
    show(`intervals of R² that hold the truth, ${of}`, (100 * held.all) / DRAWS, "%", goal);
    for (const [at, { of: part, most }] of FACTORS.entries()) {
      const value = (100 * (held.parts[at] ?? 0)) / DRAWS;
      show(`the same of the part of ${part}`, value, "%", { ...goal, most });
    }
  }
}
