import type { ReactNode } from "react";

/** The content of a head or cell. Called, not a component, so that other columns keep elements and focus. */
export const drawn = <Context>(
  template: ((context: Context) => ReactNode) | string | undefined,
  context: Context,
): ReactNode => (typeof template === "function" ? template(context) : template);
