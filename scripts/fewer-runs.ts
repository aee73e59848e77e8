// While mutants are tried: a property that holds is tried less often, and one that fails is not made smaller.
import type * as FastCheck from "fast-check";
import { vi } from "vitest";

const MOST_RUNS = 400;

vi.mock("fast-check", async (importOriginal) => {
  const fc = await importOriginal<typeof FastCheck>();
  const assert = <Values>(
    property: FastCheck.IRawProperty<Values>,
    { numRuns = 100, ...rest }: FastCheck.Parameters<Values> = {},
  ) => fc.assert(property, { ...rest, numRuns: Math.min(numRuns, MOST_RUNS), endOnFailure: true });
  return { ...fc, assert, default: { ...fc.default, assert } };
});

// A module that one test loads anew has all its mutants counted as that test's, which notices none of them.
vi.resetModules = () => vi;
