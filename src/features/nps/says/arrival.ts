import { useRouter, type AnyRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { keepInView, whenActed } from "./keep-in-view.ts";

const taken = new WeakSet<AnyRouter>();

/**
 * Brings the part that the address names into view the first time that everything `stands`, unless somebody has begun
 * to use the page before, and keeps it there whatever is drawn anew. The browser looks for it once, when nothing has
 * been read.
 */
export function useArrival(stands: boolean): void {
  const router = useRouter();
  const [hasStood, setHasStood] = useState(stands);
  if (stands && !hasStood) setHasStood(true);
  useEffect(() => whenActed(() => taken.add(router)), [router]);
  useEffect(() => {
    const { hash } = router.latestLocation;
    if (hasStood && hash !== "" && !taken.has(router)) return keepInView(hash);
  }, [router, hasStood]);
}
