import { Method } from "../../../ui/method.tsx";
import { useFoundMethods } from "./use-found-methods.ts";
import { useScoreMethods } from "./use-score-methods.ts";
import type { HowTopic } from "./topic.ts";

/** The method behind a number, with the figures of this one. */
export function HowText({ topic }: { readonly topic: HowTopic }) {
  const scores = useScoreMethods();
  const found = useFoundMethods();
  switch (topic.kind) {
    case "score":
      return <Method {...scores.score(topic)} />;
    case "difference":
      return <Method {...scores.difference(topic)} />;
    case "usual":
      return <Method {...scores.usual(topic)} />;
    case "needed":
      return <Method {...scores.needed(topic)} />;
    case "changes":
      return <Method {...found.changes(topic)} />;
    case "parts":
      return <Method {...found.parts(topic)} />;
    case "verdicts":
      return <Method {...found.verdicts(topic)} />;
    case "words":
      return <Method {...found.words(topic)} />;
    case "drivers":
      return <Method {...found.drivers(topic)} />;
  }
}
