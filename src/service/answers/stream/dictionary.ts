/** Dictionaries of a stream: each text of a column once, and by group where it stands. */

/** Index types of a dictionary, by how many texts they can number. */
export type Indices = Int8Array<ArrayBuffer> | Int16Array<ArrayBuffer> | Int32Array<ArrayBuffer>;

export interface Dictionary {
  readonly texts: readonly string[];
  /** By number of a group: the place of its text among them. */
  readonly codes: Int32Array<ArrayBuffer>;
}

/** The dictionary of what `textOf` says of `groups`, in the order in which it comes up. */
export function dictionaryOf<Group>(
  groups: readonly (Group | undefined)[],
  numbers: readonly number[],
  textOf: (group: Group) => string,
): Dictionary {
  const places = new Map<string, number>();
  const codes = new Int32Array(groups.length);
  for (const number of numbers) {
    const group = groups[number];
    if (group === undefined) continue;
    const text = textOf(group);
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    codes[number] = place;
  }
  return { texts: [...places.keys()], codes };
}

/** Room for as many indices into `dictionary`, as narrow as they fit. */
export function indicesFor({ texts }: Dictionary, length: number): Indices {
  if (texts.length <= 0x80) return new Int8Array(length);
  return texts.length <= 0x8000 ? new Int16Array(length) : new Int32Array(length);
}
