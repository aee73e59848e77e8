/** Memory of pages given back by hand. */

/**
 * Frees `bytes` at once. A page is larger than everything else that a request leaves behind: waiting for the garbage
 * collector would make it run all the time, or the process grow. Only for their sole holder.
 */
export function releaseBytes(bytes: Uint8Array<ArrayBuffer>): void {
  try {
    bytes.buffer.transfer(0);
  } catch {
    // Small ones lie in a pool of the runtime's, which does not give it away.
  }
}
