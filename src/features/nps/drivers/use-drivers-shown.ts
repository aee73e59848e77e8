import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import type { Screen } from "../../../filters/use-screen.ts";
import { PARTS } from "../says/sentence.ts";

/** Whether what goes with the score is shown: an address that leads to it shows it, and says so from then on. */
export function useDriversShown({ values, searchWith }: Screen): boolean {
  const isShown = values.open === PARTS.drivers;
  const isLedTo = useLocation({ select: ({ hash }) => hash === PARTS.drivers });
  const navigate = useNavigate();
  const search = isLedTo && !isShown ? searchWith({ open: PARTS.drivers }) : undefined;
  useEffect(() => {
    if (search === undefined) return;
    void navigate({ to: ".", search, hash: PARTS.drivers, replace: true, resetScroll: false });
  }, [navigate, search]);
  return isShown || isLedTo;
}
