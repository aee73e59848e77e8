/** A name for each item of a list whose own names may repeat. */
export interface Keyed<Item> {
  /** The item's own name; from its second appearance on, numbered. */
  readonly key: string;
  readonly item: Item;
}

/** `items` with keys that differ, made from their names alone: an item keeps its key where others come and go. */
export function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string): readonly Keyed<Item>[] {
  const met = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const times = met.get(name) ?? 0;
    met.set(name, times + 1);
    return { key: times === 0 ? name : `${name} ${times}`, item };
  });
}
