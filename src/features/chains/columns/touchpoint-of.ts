import type { ResponseChain } from "../../../contract/resources.ts";

/** What a chain's touchpoint is called: its id where it has no name. */
export const touchpointOf = ({ touchpointName, touchpointId }: ResponseChain): string =>
  touchpointName || touchpointId;
