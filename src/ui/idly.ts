/** Milliseconds in which a browser that draws all the time, or none, must have been idle once. */
const MOST_IDLE = 500;

/** Once the browser has nothing better to do. */
export const idly = (then: () => void) =>
  globalThis.requestIdleCallback?.(then, { timeout: MOST_IDLE }) ?? setTimeout(then);
