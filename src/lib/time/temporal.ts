/** Where the platform has no `Temporal` of its own (Node 24 is one), a polyfill takes its place. */

/** Resolves once the global `Temporal` is there. Everything in `lib` and `analysis` that counts days needs it. */
export async function ensureTemporal(): Promise<void> {
  if (!("Temporal" in globalThis)) await import("temporal-polyfill/global");
}
