import type { ReactNode } from "react";

/**
 * What a column says of a head or a cell. Called, not made a component of: another column with the same place keeps
 * the elements that stand there, and the focus in them.
 */
export const drawn = <Context>(
  template: ((context: Context) => ReactNode) | string | undefined,
  context: Context,
): ReactNode => (typeof template === "function" ? template(context) : template);
