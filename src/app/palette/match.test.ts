import { expect, test } from "vitest";
import { type Command, matching } from "./match.ts";

const command = (label: string, group = "Go to", rest: Partial<Command> = {}): Command => ({
  id: `${group} ${label}`,
  group,
  label,
  run: () => undefined,
  ...rest,
});
const labels = (commands: readonly Command[], typed: string) =>
  matching(commands, typed).map(({ name, commands: found }) =>
    [name].concat(found.map(({ label }) => label)),
  );

test("before anything is typed, only some are offered", () => {
  const commands = [command("NPS", "Go to", { atFirst: true }), command("Asia/Tokyo", "Time zone")];
  expect(labels(commands, " ")).toEqual([["Go to", "NPS"]]);
});

test("every word must be somewhere, in any order, whatever its case and accents", () => {
  const commands = [command("Europe/Helsinki", "Time zone"), command("Käynti", "Touchpoint")];
  expect(labels(commands, "helsinki zone")).toEqual([["Time zone", "Europe/Helsinki"]]);
  expect(labels(commands, "KAYNTI")).toEqual([["Touchpoint", "Käynti"]]);
  expect(labels(commands, "helsinki nowhere")).toEqual([]);
});

test("what begins with the words comes first, and its heading with it", () => {
  const commands = [
    command("Dark colours", "Colours", { detail: "not nps" }),
    command("Monthly NPS", "Survey"),
    command("NPS", "Go to"),
    command("Best NPS", "Survey"),
  ];
  expect(labels(commands, "nps")).toEqual([
    ["Go to", "NPS"],
    ["Colours", "Dark colours"],
    ["Survey", "Monthly NPS", "Best NPS"],
  ]);
});

test("a heading shows a few of many", () => {
  const zones = Array.from({ length: 100 }, (_, index) => command(`Zone ${index}`, `Group ${index % 10}`));
  const found = matching(zones, "zone");
  expect(found.every(({ commands }) => commands.length <= 12)).toBe(true);
  expect(found.flatMap(({ commands }) => commands)).toHaveLength(40);
});
