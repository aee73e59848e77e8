import classes from "./how-computed.module.css";
import type { HowTopic } from "./how-topic.ts";
import { lazily, partAfterFirst } from "../../../ui/schedule/late-part.tsx";

const HowButton = partAfterFirst(async () => (await import("../../../ui/help-popover.tsx")).HowComputed);
const HowText = lazily(async () => (await import("./how-text.tsx")).HowText);

/** Tells how one of the numbers is computed. */
export const HowComputed = ({ topic }: { readonly topic: HowTopic }) => (
  <span className={classes["place"]}>
    <HowButton>
      <HowText topic={topic} />
    </HowButton>
  </span>
);
