/**
 * Holds whatever this page asks of the API until the demo answers it. Returns what begins the demo, and resolves once it
 * does: a page that has nothing to ask yet does not wait for its code.
 */
export function holdForDemo(): () => Promise<void> {
  const ask = fetch;
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  const held: typeof fetch = async (...request) => {
    await begun;
    return ask(...request);
  };
  Object.assign(globalThis, { fetch: held });
  return async () => {
    const beginning = begin();
    // Where it can't begin, what was asked fails too.
    resolve(beginning);
    await beginning;
    Object.assign(globalThis, { fetch: ask });
  };
}

async function begin(): Promise<void> {
  const { startDemo } = await import("./start-demo.ts");
  await startDemo();
}
