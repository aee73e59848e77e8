/** JSON written by hand: its value, and the line of each part for error messages. Grammar of `JSON.parse`. */

/** Members by name, elements by place, from the outside in. */
export type JsonPath = readonly PropertyKey[];

/** What is wrong with JSON, or with what it holds; `line` is the first at which it can be told. */
export class JsonFault extends Error {
  override readonly name = "JsonFault";
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** A mark, a text, or a number or name. */
const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y;

/** Lists and objects within one another at most. */
const DEEPEST = 100;

/** Throws a `JsonFault`. A byte order mark at the front is passed over. */
export function locatedJson(text: string) {
  const reader = new Reader(text.replace(/^\uFEFF/, ""));
  const value = reader.whole();
  /** The line, from 1, on which a part begins; of what is not there that of the part which lacks it. */
  const lineOf = (path: JsonPath): number =>
    reader.lines.get(keyOf(path)) ?? (path.length === 0 ? 1 : lineOf(path.slice(0, -1)));
  return { value, lineOf };
}

const keyOf = (path: JsonPath): string => JSON.stringify(path.map(String));

class Reader {
  readonly lines = new Map<string, number>();
  readonly #text: string;
  #at = 0;
  #line = 1;
  #token = "";

  constructor(text: string) {
    this.#text = text;
  }

  whole(): unknown {
    this.#step();
    const value = this.#value([]);
    if (this.#token !== "") throw this.#unexpected();
    return value;
  }

  #value(path: JsonPath): unknown {
    this.lines.set(keyOf(path), this.#line);
    if (path.length > DEEPEST) throw new JsonFault("is nested too deeply", this.#line);
    if (this.#token === "{") return Object.fromEntries(this.#parts("}", () => this.#member(path)));
    if (this.#token === "[") {
      let place = 0;
      return this.#parts("]", () => this.#value([...path, place++]));
    }
    if (this.#token === "" || /^[}\],:]/.test(this.#token)) throw this.#unexpected();
    const value = this.#plain();
    this.#step();
    return value;
  }

  /** The token's own value; a text may hold what JSON has only escaped. */
  #plain(): unknown {
    try {
      return JSON.parse(this.#token);
    } catch {
      throw this.#unexpected();
    }
  }

  #member(path: JsonPath): readonly [string, unknown] {
    if (!this.#token.startsWith('"')) throw this.#unexpected();
    const name = String(this.#plain());
    this.#step();
    this.#take(":");
    return [name, this.#value([...path, name])];
  }

  /** What stands between the opening mark, which is the token, and `end`. */
  #parts<Part>(end: string, part: () => Part): Part[] {
    const parts: Part[] = [];
    this.#step();
    while (this.#token !== end) {
      if (parts.length > 0) this.#take(",");
      parts.push(part());
    }
    this.#step();
    return parts;
  }

  #take(mark: string): void {
    if (this.#token !== mark) throw this.#unexpected();
    this.#step();
  }

  /** The next token; an empty one at the end. */
  #step(): void {
    TOKEN.lastIndex = this.#at;
    const [whole = "", ...kinds] = TOKEN.exec(this.#text) ?? [];
    this.#token = kinds.find((kind) => kind !== undefined) ?? "";
    const skipped = whole === "" ? (/^\s*/.exec(this.#text.slice(this.#at))?.[0] ?? "") : whole;
    this.#line += skipped.split("\n").length - 1;
    this.#at += skipped.length;
    if (this.#token === "" && this.#at < this.#text.length) throw this.#unexpected();
  }

  readonly #unexpected = (): JsonFault =>
    new JsonFault(
      this.#token === "" && this.#at >= this.#text.length
        ? "is no whole JSON: its end is missing"
        : "is no JSON",
      this.#line,
    );
}
