import type { ResponseChain } from "../../../contract/resources.ts";

/** Towards the start of the list, where the newest are, or towards its end. */
export type Direction = "previous" | "next";

export type Neighbour =
  | { readonly kind: "found"; readonly chain: ResponseChain; readonly page: number | undefined }
  /** The list begins or ends here. */
  | { readonly kind: "none" }
  /** Looked for, and given up. */
  | { readonly kind: "unknown" };

/** What a neighbour must be besides what the API was asked for. */
export type Fits = (chain: ResponseChain) => boolean;
