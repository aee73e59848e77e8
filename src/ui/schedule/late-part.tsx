/** Late parts: code that the first view does without comes once it is drawn, and holds up nothing that stands. */
import {
  Suspense,
  type ReactNode,
  createElement,
  lazy,
  useEffect,
  useState,
  type ComponentType,
} from "react";
import { AfterFirstContent, PartBoundary } from "./first-content.tsx";
import { nextTask } from "../../lib/next-task.ts";

interface LatePartProps {
  /** Stands there until its code has come. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** What stands on the page as long as the code of a part has yet to come. */
export const COMING = "data-coming";

/** A part whose code comes when it is needed, and takes nothing else of the page with it where it can't. */
export const LatePart = ({ fallback, children }: LatePartProps) => (
  <PartBoundary>
    <Suspense
      fallback={
        <>
          {fallback}
          <span hidden {...{ [COMING]: "" }} />
        </>
      }
    >
      {children}
    </Suspense>
  </PartBoundary>
);

/** A component that comes with its code once it is first drawn. */
export const lazily = <Props extends object>(code: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await code() }));

/** Makes components that come with their code, each within a frame of its own. */
const lazilyIn =
  (Frame: ComponentType<{ readonly children: ReactNode }>) =>
  <Props extends object>(code: () => Promise<ComponentType<Props>>) => {
    const Part = lazily(code);
    return (props: Props) => <Frame>{createElement(Part, props)}</Frame>;
  };

/** A component that is a late part by itself. */
export const latePart = lazilyIn(LatePart);

/** A component that comes with its code once the first content stands. */
export const partAfterFirst = lazilyIn(AfterFirstContent);

interface LateProps<Props> {
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
