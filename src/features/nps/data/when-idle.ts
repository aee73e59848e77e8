/** Calls back later. */
export type Schedule = (callback: () => void) => void;

/** Milliseconds in which a screen that is drawn all the time is shown something new once. */
const MOST_MS = 1000;

/** A hidden tab has no idle time of its own, and some browsers tell of none. */
const HIDDEN_MS = 200;

/**
 * Once the screen has drawn what it was told before. Sooner, each step of a reading would have a slow processor begin
 * anew with whatever it draws in the background.
 */
export const whenIdle: Schedule = (callback) => {
  if (document.hidden || globalThis.requestIdleCallback === undefined) setTimeout(callback, HIDDEN_MS);
  else requestIdleCallback(callback, { timeout: MOST_MS });
};
