/**
 * Reads search parameters one by one, keeps what was wrong with each, and reports at the end which ones no route asked
 * for. Lists may come repeated (`a=1&a=2`), bracketed (`a[]=1&a[]=2`) or comma-separated (`a=1,2`), in any mix.
 */
import type { InvalidParameter } from "./problem.ts";

/** How one scalar is read: undefined where the text is not what `expected` says. */
export interface ScalarCodec<Value> {
  readonly expected: string;
  readonly read: (text: string) => Value | undefined;
}

export class ParameterReader {
  readonly #search: URLSearchParams;
  readonly #known = new Set<string>();
  readonly #invalid: InvalidParameter[] = [];

  constructor(search: URLSearchParams) {
    this.#search = search;
  }

  /** The parameter as the only property of an object, which is empty where the parameter is absent or not usable. */
  scalar<Name extends string, Value>(
    name: Name,
    codec: ScalarCodec<Value>,
  ): { readonly [Key in Name]?: Value } {
    this.#known.add(name);
    const [value, ...more] = this.#search.getAll(name);
    if (value === undefined) return {};
    const fault = more.length > 0 ? "must be given once" : faultOf(value);
    const read = fault === undefined ? codec.read(value) : undefined;
    if (read !== undefined) return property(name, read);
    this.refuse(name, fault ?? codec.expected);
    return {};
  }

  /** Every value of a list, each once, in the order given. Brackets take a value as it is, commas and all. */
  list<Name extends string>(name: Name): { readonly [Key in Name]?: readonly string[] } {
    const bracketed = `${name}[]`;
    this.#known.add(name).add(bracketed);
    const values = [
      ...this.#search.getAll(name).flatMap((value) => value.split(",")),
      ...this.#search.getAll(bracketed),
    ];
    if (values.length === 0) return {};
    const fault = values.map(faultOf).find((found) => found !== undefined);
    if (fault === undefined) return property(name, [...new Set(values)]);
    this.refuse(name, fault);
    return {};
  }

  /** Notes that a parameter is not usable. */
  refuse(name: string, reason: string): void {
    this.#invalid.push({ name, reason });
  }

  /** What was wrong, parameters that were never asked for included. */
  finish(): readonly InvalidParameter[] {
    const unknown = [...new Set(this.#search.keys())].filter((name) => !this.#known.has(name));
    return [
      ...this.#invalid,
      ...unknown.map((name) => ({ name, reason: "is not a parameter of this endpoint" })),
    ];
  }
}

function faultOf(value: string): string | undefined {
  if (value === "") return "must not be empty";
  // No stored text holds one, and PostgreSQL refuses to compare with one.
  if (value.includes("\0")) return "must not contain NUL";
  return undefined;
}

function property<Name extends string, Value>(name: Name, value: Value) {
  // A computed key widens to an index signature; this names it again.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return { [name]: value } as { readonly [Key in Name]: Value };
}
