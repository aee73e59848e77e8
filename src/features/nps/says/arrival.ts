import { useRouter, type AnyRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { keepInView, whenActed } from "./keep-in-view.ts";

const taken = new WeakSet<AnyRouter>();

/**
 * Brings the part that the address names into view once everything `stands`, unless somebody has begun to use the page
 * before. The browser looks for it once, when nothing has been read.
 */
export function useArrival(stands: boolean): void {
  const router = useRouter();
  useEffect(() => whenActed(() => taken.add(router)), [router]);
  useEffect(() => {
    const { hash } = router.latestLocation;
    if (stands && hash !== "" && !taken.has(router)) return keepInView(hash);
  }, [router, stands]);
}
