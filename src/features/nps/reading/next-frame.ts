/** Calls back later. */
export type Schedule = (callback: () => void) => void;

const HIDDEN_MS = 200;

/** Before the next frame is drawn; a hidden tab draws none. */
export const nextFrame: Schedule = (callback) => {
  if (document.hidden) setTimeout(callback, HIDDEN_MS);
  else requestAnimationFrame(callback);
};
