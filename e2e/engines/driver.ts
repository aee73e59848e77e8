// A page in any engine, driven as a person would: real keys and a real pointer. What is looked for is found by its role and
// name; a role is told by elements and attributes, since not every engine's protocol can ask for it.
import { setTimeout as sleep } from "node:timers/promises";

/** What both protocols have: W3C WebDriver and WebDriver BiDi describe input alike. */
export interface Engine {
  readonly name: string;
  readonly goTo: (address: string) => Promise<void>;
  /** Calls the function whose source is given in the page, with the texts given. */
  readonly call: (source: string, args: readonly string[]) => Promise<string>;
  readonly perform: (actions: readonly object[]) => Promise<void>;
  /** The window as a PNG in base64. */
  readonly picture: () => Promise<string>;
  readonly close: () => Promise<void>;
}

const LONGEST = 60_000;

/** Keys by their names in WebDriver. */
export const ENTER = "\uE007";

interface Target {
  readonly role: keyof typeof ROLES;
  /** A regular expression for the whole of its name, in any case. */
  readonly name: string;
}

const ROLES = {
  button: "button, [role=button]",
  combobox: "[role=combobox], input[aria-haspopup=listbox], select",
  heading: "h1, h2, h3",
  link: "a[href]",
  list: "ul, ol",
  menuitem: "[role=menuitem]",
  navigation: "nav",
  option: "[role=option]",
  region: "section",
  searchbox: "input[type=search]",
  status: "[role=status], output",
  table: "table",
  textbox: "input, textarea",
} as const;

/** In the page: what `then` makes of the first that is visible and has the name, or no text at all. */
const FIND = `(selector, name, then) => {
  const text = (element) => (element.innerText ?? element.textContent ?? "").replace(/\\s+/g, " ").trim();
  const nameOf = (element) => {
    const by = element.getAttribute("aria-labelledby");
    if (by !== null) return by.split(" ").map((id) => text(document.getElementById(id) ?? element)).join(" ");
    const label = element.getAttribute("aria-label");
    if (label !== null) return label;
    const [own] = element.labels ?? [];
    return text(own ?? element);
  };
  const wanted = new RegExp("^(?:" + name + ")$", "iu");
  const found = [...document.querySelectorAll(selector)].find(
    (element) => element.getClientRects().length > 0 && wanted.test(nameOf(element)),
  );
  return found === undefined ? "" : then(found, text);
}`;

export class Page {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  goTo(address: string): Promise<void> {
    return this.#engine.goTo(address);
  }

  /** The text of what is there; none where it isn't. With `attribute`, the value of that. */
  read({ role, name }: Target, attribute = ""): Promise<string> {
    const source = `(selector, name, attribute) => (${FIND})(selector, name, (found, text) =>
      attribute === "" ? text(found) || found.value || " " : found.getAttribute(attribute) ?? "")`;
    return this.#engine.call(source, [ROLES[role], name, attribute]);
  }

  /** What a JavaScript expression is in the page, as text. */
  value(expression: string): Promise<string> {
    return this.#engine.call(`() => String(${expression})`, []);
  }

  /** Waits until `look` returns what `isRight` takes. Throws with what it returned last. */
  async until(
    what: string,
    look: () => Promise<string>,
    isRight: (found: string) => boolean = Boolean,
  ): Promise<string> {
    const end = performance.now() + LONGEST;
    for (;;) {
      const found = await look();
      if (isRight(found)) return found;
      if (performance.now() > end) throw new Error(`${what}: found ${JSON.stringify(found)} to the end.`);
      await sleep(100);
    }
  }

  see(target: Target): Promise<string> {
    return this.until(`${target.role} “${target.name}”`, () => this.read(target));
  }

  async click(target: Target): Promise<void> {
    // Where something lies over it, or it has moved, it is tried again.
    const source = `(selector, name) => (${FIND})(selector, name, (found) => {
      if (found.disabled) return "";
      found.scrollIntoView({ block: "center" });
      const { left, top, width, height } = found.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
      const met = document.elementFromPoint(x, y);
      return met !== null && (found.contains(met) || met.contains(found)) ? x + " " + y : "";
    })`;
    const look = () => this.#engine.call(source, [ROLES[target.role], target.name]);
    const place = await this.until(`${target.role} “${target.name}” to click`, look);
    const [x = 0, y = 0] = place.split(" ").map(Number);
    await this.#engine.perform([
      {
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x, y, duration: 0 },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      },
    ]);
  }

  async type(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.keys(text);
  }

  async keys(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.#engine.perform([{ type: "key", id: "keyboard", actions }]);
  }
}
