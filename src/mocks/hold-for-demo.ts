/** Holds requests to the API until the demo answers. Returns what begins the demo; resolves once it does. */
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
