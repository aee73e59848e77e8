/** The lists that the service shares: from the files that settings name, or given with the sample data. */
import { TEAM_LISTS } from "../../../contract/answers/answers-link.ts";
import type { TeamList } from "../../lists/team-list.ts";
import { FollowedList } from "../report/list-files.ts";
import type { ServeSettings } from "./serve-settings.ts";

/** A list that every token sees. */
export const ofEveryTeam = (entries: readonly object[]): (() => TeamList) => {
  const list = entries.map((entry) => ({ entry, teams: undefined }));
  return () => list;
};

/** Milliseconds between two looks at the files of lists. */
const LOOK_EVERY = 1_000;

/** The lists of a team, each as its file has it now. */
export function followLists(files: ServeSettings["lists"], onFault: (fault: string) => void) {
  const followed = TEAM_LISTS.flatMap((name) => {
    const file = files[name];
    return file === undefined ? [] : [[name, new FollowedList(name, file, onFault)] as const];
  });
  const looking = setInterval(() => {
    for (const [, list] of followed) void list.look();
  }, LOOK_EVERY).unref();
  return {
    served: Object.fromEntries(followed.map(([name, { current }]) => [name, current])),
    close: () => clearInterval(looking),
  };
}
