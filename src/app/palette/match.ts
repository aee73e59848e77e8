/** One thing that the palette can do. */
export interface Command {
  readonly id: string;
  /** The heading that it stands under. */
  readonly group: string;
  readonly label: string;
  /** What it is or does, where the label alone does not tell. */
  readonly detail?: string;
  /** The language of the label, where it is not that of the interface. */
  readonly language?: string;
  /** True for one that is offered before anything is typed. */
  readonly atFirst?: boolean;
  /** True for one that leads to another place, where the keyboard then goes on. */
  readonly leads?: boolean;
  readonly run: () => void;
}

/** Commands shown at once, in all and under one heading. */
const MOST = 40;
const MOST_OF_GROUP = 12;

export type CommandGroup = ReturnType<typeof matching>[number];

const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** How well a command fits, 0 for best; undefined where some word of `query` is nowhere in it. */
function rank({ label, detail = "", group }: Command, query: string): number | undefined {
  const name = plain(label);
  const all = `${name} ${plain(detail)} ${plain(group)}`;
  if (!query.split(/\s+/).every((word) => all.includes(word))) return undefined;
  if (name.startsWith(query)) return 0;
  return ` ${all}`.includes(` ${query}`) ? 1 : 2;
}

/** The commands that fit, under their headings: those with the best fit first, else in the order given. */
export function matching(commands: readonly Command[], typed: string) {
  const query = plain(typed.trim());
  const found = commands
    .map((command) => ({
      command,
      rank: query === "" ? (command.atFirst === true ? 0 : undefined) : rank(command, query),
    }))
    .filter((each): each is { command: Command; rank: number } => each.rank !== undefined)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command);
  const groups = new Map<string, Command[]>();
  let count = 0;
  for (const command of found) {
    const group = groups.get(command.group) ?? [];
    if (count === MOST || group.length === MOST_OF_GROUP) continue;
    group.push(command);
    groups.set(command.group, group);
    count += 1;
  }
  return [...groups].map(([name, inGroup]) => ({ name, commands: inGroup }));
}
