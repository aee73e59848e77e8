import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BUCKETS, MAX_PACKED, readBuckets, unpackInto } from "./tally.ts";

const byte = fc.nat(MAX_PACKED);

test("sums of every bucket come out of the tally that they were packed into, and answers are the three that count", () => {
  fc.assert(
    fc.property(byte, byte, byte, byte, (bottom, middle, top, notCounted) => {
      const counters = new Uint32Array(3 * BUCKETS);
      const packed = bottom | (middle << 8) | (top << 16) | (notCounted << 24);
      unpackInto(counters, 1, packed);
      unpackInto(counters, 1, packed);
      const answers = 2 * (bottom + middle + top);
      expect(readBuckets(counters, 1, false)).toEqual({
        bottom: 2 * bottom,
        middle: 2 * middle,
        top: 2 * top,
        notCounted: 2 * notCounted,
        answers,
      });
      expect(readBuckets(counters, 0, false).answers + readBuckets(counters, 2, false).answers).toBe(0);
    }),
  );
});
