/** Names that no page read so far has: looked for in a few pages spread over the list, once a filter is about to be set. */
import type { Connection } from "../client/connection.ts";

/** Pages that are asked for at most. */
const MOST = 12;

/** Reads pages at doubling distances to the end, then evenly; notes names, returns how many responses it saw. */
export async function sampleNames({ client, seen }: Connection, signal: AbortSignal): Promise<number> {
  let looked = 0;
  const lookAt = async (skip: number) => {
    const page = await client.chains({ skip }, { signal });
    seen.note(page.rows);
    looked += page.received;
    return page;
  };
  const { nextSkip: size } = await lookAt(0);
  let requests = 1;
  let end = 1;
  for (let isWithin = size !== undefined; isWithin && requests < MOST; requests += 1) {
    const { received, nextSkip } = await lookAt(end * (size ?? 0));
    isWithin = received > 0 && nextSkip !== undefined;
    if (isWithin) end *= 2;
  }
  const left = MOST - requests;
  const places = Array.from({ length: left }, (_, at) => Math.round(((at + 0.5) * end) / left));
  // What doubling has met is not asked for again.
  const others = new Set(places.filter((place) => !Number.isInteger(Math.log2(place)) && place > 0));
  for (const place of others) await lookAt(place * (size ?? 0));
  return looked;
}
