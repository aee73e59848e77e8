/** Whether `part` is what `bytes` have from `start` up to `end`. */
export function standsAt(part: Uint8Array, bytes: Uint8Array, start: number, end: number): boolean {
  if (part.length !== end - start) return false;
  for (let at = 0; at < part.length; at += 1) if (part[at] !== bytes[start + at]) return false;
  return true;
}
