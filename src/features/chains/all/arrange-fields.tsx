import { useLingui } from "@lingui/react/macro";
import { Select } from "@mantine/core";
import type { Screen } from "../../../filters/use-screen.ts";
import { ListField } from "../list/list-bar.tsx";
import type { ListRoom } from "../table/table-layout.ts";
import type { ChainTable } from "../table/use-chain-table.ts";
import "../../../ui/choice-styles.ts";

const groups = ["touchpoint", "survey"] as const;
const NOTHING = "";

/** What rows are grouped by. */
export function GroupField({ screen: { values, change } }: { readonly screen: Screen }) {
  const { t } = useLingui();
  const words = { touchpoint: t`Touchpoint`, survey: t`Survey` };
  return (
    <ListField label={t`Group by`}>
      <Select
        aria-label={t`Group by`}
        data={[
          { value: NOTHING, label: t`Nothing` },
          ...groups.map((value) => ({ value, label: words[value] })),
        ]}
        value={values.group ?? NOTHING}
        allowDeselect={false}
        onChange={(value) => change({ group: groups.find((group) => group === value) })}
      />
    </ListField>
  );
}

interface SortFieldProps {
  readonly table: ChainTable;
  readonly room: ListRoom;
}

/** What rows are sorted by, where no heads are there to be pressed. */
export function SortField({ table, room }: SortFieldProps) {
  const { t } = useLingui();
  const [first] = table.state.sorting;
  if (room !== "phone" || first === undefined) return null;
  const columns = table.getVisibleLeafColumns().filter((column) => column.getCanSort());
  const nameOf = (id: string) => columns.find((column) => column.id === id)?.columnDef.meta?.name ?? id;
  const ways = [
    { id: "created", desc: true, label: t`Newest first` },
    { id: "created", desc: false, label: t`Oldest first` },
    ...columns
      .filter(({ id }) => id !== "created")
      .flatMap(({ id }) => {
        const name = nameOf(id);
        return [
          { id, desc: false, label: t`${name}, ascending` },
          { id, desc: true, label: t`${name}, descending` },
        ];
      }),
  ];
  return (
    <ListField label={t`Sort by`}>
      <Select
        aria-label={t`Sort by`}
        data={ways.map(({ label }, index) => ({ value: String(index), label }))}
        value={String(ways.findIndex(({ id, desc }) => id === first.id && desc === first.desc))}
        allowDeselect={false}
        onChange={(value) => {
          const way = ways[Number(value)];
          if (way !== undefined) table.setSorting([{ id: way.id, desc: way.desc }]);
        }}
      />
    </ListField>
  );
}
