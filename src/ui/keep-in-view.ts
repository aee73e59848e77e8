import { COMING } from "./schedule/late-part.tsx";

/** What a user does with a page: from then on nothing moves by itself. */
const ACTS = ["pointerdown", "keydown", "wheel", "touchmove", "popstate"] as const;
/** Milliseconds in which nothing has grown: then what has arrived stands. */
const QUIET = 300;

/** Calls `then` once the user acts; not any more once the returned function was called. */
export function whenActed(then: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const act = () => {
    listening.abort();
    then();
  };
  for (const type of ACTS) addEventListener(type, act, { signal, capture: true, passive: true });
  return () => listening.abort();
}

/** Frames in which what takes the place of something is drawn. */
const FRAMES = 30;

/** Where the focus is lost with what had it, the keyboard goes on at what a selector finds, unless the user acts before. */
export function focusSoon(selector: string): void {
  let left = FRAMES;
  const look = () => {
    if (left === 0) return ignore();
    left -= 1;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
    requestAnimationFrame(look);
  };
  const ignore = whenActed(() => {
    left = 0;
  });
  requestAnimationFrame(look);
}

/**
 * Brings a part into view, as a link within a page does, and has the keyboard go on in it. Where it has yet to come, or
 * what is above it grows, it is brought there then, until the user does something else.
 */
export function goToPart(part: string): void {
  keepInView(part, true);
}

/**
 * Brings what has an id into view once nothing grows any more and no code is on its way, or at once where it was
 * followed, and keeps it there from then on, until the user acts or the returned function is called. The keyboard goes
 * there where it was followed or is nowhere else.
 */
export function keepInView(id: string, isFollowed = false): () => void {
  let isMet = false;
  const show = () => {
    const place = document.getElementById(id);
    // Where nothing is in it yet, what comes would push away all that is below.
    if (place === null || place.offsetHeight === 0) return;
    if (!isMet && (isFollowed || document.activeElement === document.body))
      place.focus({ preventScroll: true });
    isMet = true;
    place.scrollIntoView();
  };
  const leaveOff = atEachGrowth(show, () => isMet || isFollowed);
  if (isFollowed) show();
  return leaveOff;
}

/** Keeps what a selector finds within the view while it and the page grow and scrolling is restored, until the user acts. */
export function keepNearest(selector: string): () => void {
  const keep = () => document.querySelector(selector)?.scrollIntoView({ block: "nearest" });
  const heights = new ResizeObserver(keep);
  heights.observe(document.body);
  // What is found may be drawn, or take the place of another, without any change of the page's height.
  const drawn = new MutationObserver(keep);
  drawn.observe(document.body, { subtree: true, childList: true, attributeFilter: ["aria-current"] });
  addEventListener("scroll", keep);
  const leaveOff = () => {
    heights.disconnect();
    drawn.disconnect();
    removeEventListener("scroll", keep);
    ignore();
  };
  const ignore = whenActed(leaveOff);
  return leaveOff;
}

/**
 * Scrolls to where a page was left, in pixels from its top, once nothing grows any more and no code is on its way; as far
 * as the page goes where it is shorter, and on as it grows. Ends once it is there, when the reader acts, or when the
 * returned function is called.
 */
export function returnTo(left: number): () => void {
  const leaveOff = atEachGrowth(
    () => {
      scrollTo({ top: left });
      if (scrollY >= Math.floor(left)) leaveOff();
    },
    () => false,
  );
  return leaveOff;
}

/** Calls `show` when the page has grown: at once where it `isUrgent`, else when it stands still after that. */
function atEachGrowth(show: () => void, isUrgent: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let painted = 0;
  const wait = () => {
    timer = setTimeout(() => (isUrgent() || isStill() ? show() : wait()), QUIET);
  };
  // What has grown since the last frame would be seen to move, if it came into view in the same one.
  const isStill = () =>
    document.querySelector(`[${COMING}]`) === null && document.body.offsetHeight === painted;
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    painted = document.body.offsetHeight;
    if (isUrgent()) show();
    else wait();
  });
  const leaveOff = () => {
    clearTimeout(timer);
    observer.disconnect();
    ignore();
  };
  const ignore = whenActed(leaveOff);
  observer.observe(document.body);
  return leaveOff;
}
