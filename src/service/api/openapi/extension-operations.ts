/** What Earshot serves beside the specification, told apart from it. */
import { ANSWER_COLUMNS, type AnswerColumn } from "../../../contract/answers/answer-columns.ts";
import {
  ANSWERS_MEDIA_TYPE,
  ANSWERS_PATH,
  MOST_BATCH_ROWS,
  CHAINS_KEY,
  UNSAID_KEY,
  listPath,
  TEAM_LISTS,
  type TeamListName,
} from "../../../contract/answers/answers-link.ts";
import * as z from "zod/mini";
import { entrySchemas } from "../../lists/team-list.ts";
import { operation, type Operation, type Operations } from "./operation.ts";
import { answersParameters } from "./schemas.ts";

export const EXTENSION_TAG = "Earshot";

const columnLine = ({ name, type, nullable, description, with: parameter }: AnswerColumn): string => {
  const when = parameter === undefined ? "" : ` (with \`${parameter}=true\`)`;
  return `- \`${name}\`: ${type}${nullable ? ", nullable" : ""}${when}. ${description}`;
};

const BODY = `An Arrow IPC stream: the schema, whose metadata has the number of chains under \`${CHAINS_KEY}\`, and \`${UNSAID_KEY}\`
where some numbers stand in \`answer\` without a \`valueNum\`; each dictionary whole, then record batches of at most ${MOST_BATCH_ROWS.toLocaleString("en")} rows that ascend by time and chain. A stream without its end-of-stream
marker has been cut short. Its columns, by name:

${ANSWER_COLUMNS.map(columnLine).join("\n")}`;

const LISTED = {
  codes: [
    "listCodes",
    "The codes of comments that a team shares: each a name and the search that finds its comments.",
  ],
  metrics: [
    "listMetrics",
    "The metrics that a team shares: each a question and the values that count as top and bottom.",
  ],
  events: [
    "listEvents",
    "What happened, as a team keeps it: a day, a name, perhaps a last day and a touchpoint.",
  ],
} as const satisfies Record<TeamListName, readonly [string, string]>;

const listOperation = (name: TeamListName): Operation =>
  operation({
    tag: EXTENSION_TAG,
    operationId: LISTED[name][0],
    summary: LISTED[name][1],
    description: "Entries that name teams are told to tokens of these teams alone.",
    parameters: [],
    content: { "application/json": { schema: listSchema(name) } },
    missing: "No such list is shared.",
  });

const listSchema = (name: TeamListName) => ({
  type: "object",
  properties: {
    [name]: { type: "array", items: z.toJSONSchema(entrySchemas[name], { unrepresentable: "any" }) },
  },
  required: [name],
  additionalProperties: false,
});

/** Operations beside the specification, by their path. */
export const extensionOperations: Operations = {
  [ANSWERS_PATH]: operation({
    tag: EXTENSION_TAG,
    operationId: "streamAnswers",
    summary: "All answers at once, one row each, oldest first, as they were stored at one moment.",
    description: BODY,
    parameters: answersParameters,
    content: { [ANSWERS_MEDIA_TYPE]: { schema: { type: "string", format: "binary" } } },
  }),
  ...Object.fromEntries(TEAM_LISTS.map((name) => [listPath(name), listOperation(name)])),
};
