import { useMediaQuery } from "@mantine/hooks";
import { useBeside } from "../beside/use-beside.ts";
import type { ListRoom } from "../table/table-layout.ts";

/** How much room the list has: on a phone its rows are cards, and beside a chain they have fewer columns. */
export function useListRoom(): ListRoom {
  const isPhone = useMediaQuery("(max-width: 720px)", undefined, { getInitialValueInEffect: false });
  const isBeside = useBeside() !== undefined;
  return isPhone ? "phone" : isBeside ? "beside" : "wide";
}
