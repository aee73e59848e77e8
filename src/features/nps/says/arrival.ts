import { useRouter, type AnyRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { COMING } from "../../../ui/late-part.tsx";

/** What somebody does with a page: from then on it is theirs. */
const ACTS = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** Milliseconds in which nothing has grown: then what has arrived stands. */
const QUIET = 300;

const taken = new WeakSet<AnyRouter>();

/**
 * Brings the part that the address names into view once everything `stands`, unless somebody has begun to use the page
 * before. The browser looks for it once, when nothing has been read.
 */
export function useArrival(stands: boolean): void {
  const router = useRouter();
  const [acted] = useState(() => new AbortController());
  useEffect(() => {
    const listening = new AbortController();
    const act = () => {
      taken.add(router);
      acted.abort();
    };
    for (const type of ACTS) {
      addEventListener(type, act, { signal: listening.signal, capture: true, passive: true, once: true });
    }
    return () => listening.abort();
  }, [router, acted]);
  useEffect(() => {
    const { hash } = router.latestLocation;
    if (!stands || hash === "" || taken.has(router)) return;
    return keepInView(hash, acted.signal);
  }, [router, acted, stands]);
}

/**
 * Brings what has an id into view once nothing grows any more and no code is on its way, and keeps it there from then
 * on, until somebody has acted or it is told to leave off. The keyboard goes there where it is nowhere else.
 */
export function keepInView(id: string, acted: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMet = false;
  const wait = () => {
    timer = setTimeout(show, QUIET);
  };
  const show = () => {
    const place = document.getElementById(id);
    if (!isMet && document.querySelector(`[${COMING}]`) !== null) return wait();
    // Where nothing is in it yet, what comes would push away all that is below.
    if (place === null || place.offsetHeight === 0) return;
    if (!isMet && document.activeElement === document.body) place.focus({ preventScroll: true });
    isMet = true;
    place.scrollIntoView();
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    if (isMet) show();
    else wait();
  });
  const leaveOff = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body);
  acted.addEventListener("abort", leaveOff, { once: true });
  return leaveOff;
}
