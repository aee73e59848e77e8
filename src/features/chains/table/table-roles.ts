/** Said again, because a table that is laid out in another way is none to every browser. */
export const ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  head: { role: "columnheader" },
  rowHead: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
