import { createElement, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { nextTask } from "../lib/next-task.ts";

interface LateProps<Props> {
  /** Loads it. */
  readonly of: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

let turn = Promise.resolve();

/** One after another: what has come at the same time would hold up the screen if it were drawn in one task. */
const inTurn = (draw: () => void): void => {
  turn = turn.then(draw).then(nextTask);
};

/**
 * A component once its code is there. What suspends is drawn last of all, and begun anew at each change elsewhere: on a
 * slow processor that is after everything was read. This is drawn at once. Throws where its code can't be loaded.
 */
export function Late<Props extends object>({ of, props }: LateProps<Props>): ReactNode {
  const [draw, setDraw] = useState<() => ComponentType<Props>>();
  useEffect(() => {
    of().then(
      (component) => inTurn(() => setDraw(() => () => component)),
      (failure: unknown) =>
        setDraw(() => () => {
          throw failure;
        }),
    );
  }, [of]);
  return draw === undefined ? null : createElement(draw(), props);
}
