import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importsOf, reachedFrom, sourceFiles } from "./source-imports.ts";

/** Whose label stands beside them by the styles of another part. */
const ALSO: Readonly<Record<string, string>> = {
  Checkbox: "InlineInput",
  Radio: "InlineInput",
  Switch: "InlineInput",
};

const stylesIn = (text = "") =>
  [...text.matchAll(/@mantine\/core\/styles\/(\w+)\.css/g)].map(([, style]) => style);

test("what a file uses of the kit has its styles there, in what that imports, or in the first screen", () => {
  const files = importsOf(sourceFiles("src"));
  const texts = new Map(Array.from(files.keys(), (name) => [name, readFileSync(`src/${name}`, "utf8")]));
  const first = new Set([
    ...stylesIn(readFileSync("src/app/base.css", "utf8")),
    ...stylesIn(texts.get("ui/input-styles.ts")),
  ]);
  const missing = [...texts].flatMap(([name, text]) => {
    const [, used = ""] = /import \{([^}]*)\} from "@mantine\/core";/.exec(text) ?? [];
    const styles = new Set([name, ...reachedFrom(files, name)].flatMap((each) => stylesIn(texts.get(each))));
    return used
      .split(",")
      .map((each) => each.trim())
      .flatMap((component) => [component, ALSO[component] ?? component])
      .filter((style) => existsSync(`node_modules/@mantine/core/styles/${style}.css`))
      .filter((style) => !styles.has(style) && !first.has(style))
      .map((style) => `${name} ${style}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});
