import { Suspense, use, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { allWords } from "../i18n/interface-language.ts";
import { PartBoundary } from "./part-boundary.tsx";

// One page, one first content: known to all, and never taken back.
const listeners = new Set<() => void>();
let shown = false;

/** Milliseconds in which a browser that draws all the time, or none, must have been idle once. */
const MOST_IDLE = 500;

/** Milliseconds after which nobody waits for the first content any more. */
const PATIENCE = 4000;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const timer = setTimeout(markShown, PATIENCE);
  return () => {
    clearTimeout(timer);
    listeners.delete(listener);
  };
};

const idly = (then: () => void) =>
  globalThis.requestIdleCallback?.(then, { timeout: MOST_IDLE }) ?? setTimeout(then);

/** Once the browser has drawn it and has nothing better to do. */
function markShown(): void {
  if (shown) return;
  idly(() => {
    shown = true;
    for (const listener of listeners) listener();
  });
}

/** Stands in what people came for: rows, a number, or the word that there is none. */
export function FirstContent() {
  useEffect(markShown, []);
  return null;
}

/** What is loaded once the first content stands, so that neither its code nor its styles hold that up. */
export function AfterFirstContent({ children }: { readonly children: ReactNode }) {
  const ready = useSyncExternalStore(subscribe, () => shown);
  if (!ready) return null;
  return (
    <PartBoundary>
      <WithWords>{children}</WithWords>
    </PartBoundary>
  );
}

/** Asks for the words once: a promise made anew at each try would be tried for ever where they can't be loaded. */
function WithWords({ children }: { readonly children: ReactNode }) {
  const [words] = useState(allWords);
  return (
    <Suspense>
      <Worded words={words}>{children}</Worded>
    </Suspense>
  );
}

function Worded({ words, children }: { readonly words: Promise<void>; readonly children: ReactNode }) {
  use(words);
  return children;
}

/** Calls `then` once the first content stands, or nobody waits for it any more. */
export function whenFirstContent(then: () => void): void {
  if (shown) {
    then();
    return;
  }
  const unsubscribe = subscribe(() => {
    unsubscribe();
    then();
  });
}
