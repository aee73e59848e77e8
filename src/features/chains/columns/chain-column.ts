import type { ReactNode } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { Placeable } from "./layout.ts";

/** A column that can be chosen, moved and resized. */
export interface ChainColumn extends Placeable {
  readonly header: string;
  readonly cell: (chain: ResponseChain) => ReactNode;
  /** Numbers stand at the end of their cell, digit under digit. */
  readonly numeric?: boolean;
  /** Left out where the list stands beside a chain; what matters of it is said in another cell. */
  readonly wideOnly?: boolean;
  /** The column that names the row. */
  readonly rowHeader?: boolean;
}
