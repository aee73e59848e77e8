import { inflateRawSync } from "node:zlib";

/** A file of a zip as text. */
export async function zipped(zip: Blob, wanted: string): Promise<string> {
  const bytes = Buffer.from(await zip.arrayBuffer());
  for (let at = 0; bytes.readUInt32LE(at) === 0x04_03_4b_50;) {
    const [packed, nameLength, rest] = [
      bytes.readUInt32LE(at + 18),
      bytes.readUInt16LE(at + 26),
      bytes.readUInt16LE(at + 28),
    ];
    const from = at + 30 + nameLength + rest;
    if (bytes.toString("utf8", at + 30, at + 30 + nameLength) === wanted)
      return inflateRawSync(bytes.subarray(from, from + packed)).toString();
    at = from + packed;
  }
  throw new Error(`no ${wanted} in it`);
}
