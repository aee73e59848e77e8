/** The order that sorts rows by time: stable, so that a chain's rows stay together. */

/** Row numbers by ascending time; undefined where the rows are in order already. */
export function orderByTime(time: Uint32Array): Uint32Array<ArrayBuffer> | undefined {
  if (isAscending(time)) return undefined;
  const rows = time.length;
  let from = Uint32Array.from({ length: rows }, (_, row) => row);
  let to = new Uint32Array(rows);
  // Radix sort, least significant digit first: four passes whatever the order, where comparing takes twenty.
  for (let shift = 0; shift < 32; shift += 8) {
    const starts = digitStarts(time, shift);
    for (const row of from) {
      const digit = ((time[row] ?? 0) >>> shift) & 0xff;
      const at = starts[digit] ?? 0;
      starts[digit] = at + 1;
      to[at] = row;
    }
    [from, to] = [to, from];
  }
  return from;
}

function isAscending(time: Uint32Array): boolean {
  let before = 0;
  for (let row = 0; row < time.length; row++) {
    const now = time[row] ?? 0;
    if (now < before) return false;
    before = now;
  }
  return true;
}

function digitStarts(time: Uint32Array, shift: number): Uint32Array {
  const starts = new Uint32Array(257);
  for (let row = 0; row < time.length; row++) {
    const next = (((time[row] ?? 0) >>> shift) & 0xff) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let digit = 1; digit < 256; digit++) {
    starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  }
  return starts;
}
