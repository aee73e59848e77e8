import { useMediaQuery } from "@mantine/hooks";
import { CardList, type CardListProps } from "./card-list.tsx";
import { DataTable } from "./data-table.tsx";

/** Rows in a table, or as cards where there is no room for one. */
export function CardsOrTable<Row extends object>(props: CardListProps<Row>) {
  const isSmall = useMediaQuery("(max-width: 720px)", undefined, { getInitialValueInEffect: false });
  return isSmall ? <CardList {...props} /> : <DataTable {...props} />;
}
