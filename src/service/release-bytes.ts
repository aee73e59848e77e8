/** Memory of pages given back by hand. */

/** Frees `bytes` at once, for their sole holder: waiting for garbage collection would let the process grow. */
export function releaseBytes(bytes: Uint8Array<ArrayBuffer>): void {
  try {
    bytes.buffer.transfer(0);
  } catch {
    // Small ones lie in a pool of the runtime's, which does not give it away.
  }
}
