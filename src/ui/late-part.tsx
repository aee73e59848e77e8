import { Suspense, type ReactNode } from "react";
import { PartBoundary } from "./part-boundary.tsx";

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
