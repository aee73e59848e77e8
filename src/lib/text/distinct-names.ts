/** Something that is told apart from others by more than its name. */
export interface Named {
  readonly id: string;
  readonly name: string;
  /** What it belongs to, such as its team; empty where that is not known. */
  readonly owner?: string | undefined;
}

/**
 * What each is called among the others, by id: its name where no other has it, else with its owner, and with its id where
 * another one of the same name has that owner too. A name that is empty is the id.
 */
export function distinctNames(named: Iterable<Named>): ReadonlyMap<string, string> {
  const all = [...new Map([...named].map((each) => [each.id, each])).values()];
  const called = LABELS.map((label) => Map.groupBy(all, label));
  return new Map(
    all.map((each) => {
      const distinct = LABELS.find((label, at) => called[at]?.get(label(each))?.length === 1);
      return [each.id, (distinct ?? withId)(each)];
    }),
  );
}

const bare = ({ id, name }: Named): string => name || id;
const withOwner = (each: Named): string => bracketed(bare(each), [each.owner]);
const withId = (each: Named): string => bracketed(bare(each), [each.owner, each.id]);

/** A name with what it belongs to, as far as that is known. */
export function bracketed(name: string, belongings: readonly (string | undefined)[]): string {
  const told = belongings.filter((text) => text !== undefined && text !== "").join(", ");
  return told === "" ? name : `${name} (${told})`;
}

/** From the shortest on. */
const LABELS = [bare, withOwner];

/**
 * `items` with keys that differ, made from their names alone: an item keeps its key where others come and go. From its second
 * appearance on a name is numbered.
 */
export function keyed<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const met = new Map<string, number>();
  return items.map((item) => {
    const name = nameOf(item);
    const times = met.get(name) ?? 0;
    met.set(name, times + 1);
    return { key: times === 0 ? name : `${name} ${times}`, item };
  });
}
