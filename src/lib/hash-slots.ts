/**
 * The slots of a hash table with open addressing for entries with these hashes: the number of an entry plus one, 0 where
 * the slot is free. `length` is a power of two above their number.
 */
export function slotsOf(hashes: readonly number[], length: number): Uint32Array<ArrayBuffer> {
  const slots = new Uint32Array(length);
  const last = length - 1;
  for (const [number, hash] of hashes.entries()) {
    let slot = hash & last;
    while (slots[slot] !== 0) slot = (slot + 1) & last;
    slots[slot] = number + 1;
  }
  return slots;
}
