/** The column that rows are sorted by, as an address writes it: `created`, and `-created` downwards. */
export interface ColumnOrder {
  readonly id: string;
  readonly desc: boolean;
}

export const readColumnOrder = (text: string): ColumnOrder =>
  text.startsWith("-") ? { id: text.slice(1), desc: true } : { id: text, desc: false };

export const writeColumnOrder = ({ id, desc }: ColumnOrder): string => `${desc ? "-" : ""}${id}`;
