import type { ResponseChain } from "../../../contract/resources.ts";
import type { DataColumn } from "../../../ui/data-table.tsx";
import type { Placeable } from "./layout.ts";

/** A column that can be chosen, moved and resized. */
export interface ChainColumn extends DataColumn<ResponseChain>, Placeable {}
