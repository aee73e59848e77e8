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
  const shownName = ({ id, name }: Named): string => name || id;
  const withOwner = (each: Named): string =>
    each.owner === undefined || each.owner === "" ? shownName(each) : `${shownName(each)} (${each.owner})`;
  const names = countsOf(all.map(shownName));
  const owned = countsOf(all.map(withOwner));
  return new Map(
    all.map((each) => {
      const name = shownName(each);
      if (names.get(name) === 1) return [each.id, name];
      const longer = withOwner(each);
      if (owned.get(longer) === 1) return [each.id, longer];
      return [each.id, longer === name ? `${name} (${each.id})` : `${name} (${each.owner}, ${each.id})`];
    }),
  );
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
