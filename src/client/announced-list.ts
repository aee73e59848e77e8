/** Where a list of a team is announced: by the rules of the stream of all answers. */
import { announced } from "../contract/answers/answers-link.ts";
import { listRelation, type TeamListName } from "../contract/lists.ts";
import { ownUrl } from "./announced-stream.ts";

/** `link` is the header of an answer that would announce it. */
export const announcedList = (link: string | null, name: TeamListName, apiAddress: string): URL | undefined =>
  ownUrl(announced(link, listRelation(name)), apiAddress);
