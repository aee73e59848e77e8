/** Chains whose score goes with how long people waited, and what is found in chains, for the tests of this folder. */
import type { ResponseChain } from "../../contract/resources.ts";
import { RandomBits } from "../../lib/statistics/random-bits.ts";
import { answer, chain, usualId } from "../columns/chains.fixture.ts";
import { ColumnBuilder } from "../columns/column-builder.ts";
import { countSelection } from "../selection/count-selection.ts";
import { finish } from "../steps.ts";
import { findDrivers, type Drivers } from "./find-drivers.ts";

/** Chains whose score follows how long people waited, and nothing else. */
export function chains(count: number, seed: number, effect: number): readonly ResponseChain[] {
  const random = new RandomBits(seed);
  return Array.from({ length: count }, (_, at) => {
    const wait = Math.floor(random.next() * 4);
    const happy = random.next() < 0.5 + effect * (1.5 - wait);
    return chain({
      _id: usualId(at, at),
      createdAt: 1_700_000_000 + at,
      touchpointId: `t${Math.floor(random.next() * 3)}`,
      metadata: { shift: random.next() < 0.5 ? "day" : "night", order: String(at) },
      responses: [
        answer("NPS", "nps", happy ? 10 : 3),
        answer("Slider", "wait", wait),
        ...(random.next() < 0.3 ? [answer("Button", "rare", wait)] : []),
      ],
    });
  });
}

export function driversOf(all: readonly ResponseChain[], filter = {}): Drivers | undefined {
  const builder = new ColumnBuilder({ choices: new Map() });
  builder.append(all);
  const columns = builder.snapshot();
  return finish(findDrivers(columns, filter, countSelection(columns, filter)));
}
