import { lazy } from "react";
import { HowComputed as HowButton } from "../../../ui/how-computed.tsx";
import type { HowTopic } from "./topic.ts";

const HowText = lazy(async () => ({ default: (await import("./how-text.tsx")).HowText }));

/** Tells how one of the numbers is computed. */
export const HowComputed = ({ topic }: { readonly topic: HowTopic }) => (
  <HowButton>
    <HowText topic={topic} />
  </HowButton>
);
