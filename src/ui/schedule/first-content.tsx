/** First content: what people came for stands first, and what else there is waits for it. */
import { createStore, useSelector } from "@tanstack/react-store";
import { Suspense, use, useEffect, useState, type ReactNode, Component } from "react";
import { Trans } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { allWords, hasAllWords } from "../../i18n/interface-language.ts";

/**
 * Once the browser has nothing better to do: after `timeout` milliseconds where it draws all the time, or none. After
 * `untold` where it tells of no idle time: some browsers never do, and a hidden tab has none of its own.
 */
export const idly = (then: () => void, timeout = 500, untold = 0) =>
  (document.hidden ? undefined : globalThis.requestIdleCallback?.(then, { timeout })) ??
  setTimeout(then, untold);

// One page, one first content: known to all, and never taken back.
const shown = createStore(false);

/** Timeout for the first content, in milliseconds. */
const TIMEOUT = 4000;

/** Where it is waited for. */
const waited = {
  get: () => shown.state,
  subscribe: (listener: (isShown: boolean) => void) => {
    const timer = setTimeout(markShown, TIMEOUT);
    const subscription = shown.subscribe(listener);
    return {
      unsubscribe: () => {
        clearTimeout(timer);
        subscription.unsubscribe();
      },
    };
  },
};

/** Whether it is drawn, or its timeout has passed. */
export const isFirstContentShown = (): boolean => shown.state;

const show = () => shown.setState(() => true);

/** Once drawn, idle, and with its words loaded: what waits for them while it is drawn is drawn last. */
function markShown(): void {
  if (!shown.state) idly(() => void allWords().then(show, show));
}

/** Stands in what people came for: rows, a number, or the word that there is none. */
export function FirstContent() {
  useEffect(markShown, []);
  return null;
}

/** What is loaded once the first content stands, so that neither its code nor its styles hold that up. */
export function AfterFirstContent({ children }: { readonly children: ReactNode }) {
  const ready = useSelector(waited);
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
  if (!hasAllWords()) use(words);
  return children;
}

/** Calls `then` once the first content is drawn, or its timeout has passed. */
export function whenFirstContent(then: () => void): void {
  if (shown.state) {
    then();
    return;
  }
  const { unsubscribe } = waited.subscribe(() => {
    unsubscribe();
    then();
  });
}

/** Prefetches code after the first content. A failed prefetch is retried when the code is needed. */
export const fetchLater = (code: () => Promise<unknown>): void =>
  whenFirstContent(() => void code().catch(() => undefined));

/** A part that fails, or whose code can't be loaded, takes nothing else of the page with it. */
export class PartBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Button variant="default" size="compact-sm" onClick={() => location.reload()}>
        <Trans>A part is missing: load the page again</Trans>
      </Button>
    );
  }
}
