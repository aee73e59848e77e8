/** Reads comments, from the service's own database or from another deployment. */
import type { CommentsGatherer } from "../../../analysis/comments/comments-gatherer.ts";
import type { SliceFilter } from "../../../analysis/slice/slice-filter.ts";
import { createWalk } from "../../../client/walk/walk.ts";
import type { WalkProgress } from "../../../client/walk/types.ts";
import type { ChainFilter } from "../../../contract/queries.ts";
import { chainSchema, type ResponseChain, type Survey } from "../../../contract/resources.ts";
import { archiveLine } from "../../templates/chain-template.ts";
import type { NamedSurvey } from "../command/flags.ts";
import { withProgress } from "../command/progress.ts";
import { openDeployment, walkChainsUntil } from "../command/deployment.ts";
import { withDatabase } from "../command/open-store.ts";
import type { FeedbackExporter } from "../../store/store.ts";

/** What was read beside the comments. */
export interface CommentsRead {
  readonly complete: boolean;
  /** What could not be read, in words with a space before them. */
  readonly unread: string;
  /** By id; all of them where `knowsSurveys`. */
  readonly surveys: ReadonlyMap<string, ListedSurvey>;
  readonly knowsSurveys: boolean;
}

type ListedSurvey = NamedSurvey & Pick<Survey, "name">;

/** In one snapshot. `begin` gets the number of chains to read; what it returns, the number read so far. */
const readStored = (
  store: FeedbackExporter,
  filter: ChainFilter,
  gatherer: CommentsGatherer,
  begin: (total: number) => (read: number) => void,
): Promise<CommentsRead> =>
  store.snapshot(async (snapshot) => {
    const surveys = new Map((await snapshot.surveys()).map((survey) => [survey._id, survey]));
    const onRead = begin(await snapshot.countChains("all", filter));
    for await (const page of snapshot.chains("all", filter)) {
      for (const chain of page) gatherer.take(chainSchema.parse(JSON.parse(archiveLine(chain))));
      onRead(gatherer.chains);
    }
    return { complete: true, unread: "", surveys, knowsSurveys: true };
  });

/** Everything that came until now; `complete` is false where some of it could not be read. */
async function readDeployment(
  { client, signal }: Awaited<ReturnType<typeof openDeployment>>,
  query: ChainFilter,
  gatherer: CommentsGatherer,
  readAt: number,
  onProgress: (progress: WalkProgress) => void,
): Promise<CommentsRead> {
  const surveys = new Map<string, ListedSurvey>();
  const listing = createWalk({
    fetchPage: (skip, options) => client.surveys({ skip }, options),
    onPage: (page) => {
      for (const survey of page) surveys.set(survey._id, survey);
    },
  });
  const listed = await listing.run(signal);
  const onPage = (chains: readonly ResponseChain[]) => {
    for (const chain of chains) gatherer.take(chain);
  };
  const { complete, unread } = await walkChainsUntil(readAt, { client, query, onPage, onProgress }, signal);
  return {
    complete,
    unread,
    surveys,
    knowsSurveys: listed.complete && listed.unreadable === 0,
  };
}

export interface CommentsSource {
  /** The database's address as it was given. */
  readonly db: string | undefined;
  /** Another deployment to read instead. */
  readonly api: string | undefined;
  /** True where comments that the filters leave out are needed, too. */
  readonly isWhole: boolean;
}

/** Reads what is selected, or everything; `readAt` in unix seconds. */
export async function readComments(
  { db, api, isWhole }: CommentsSource,
  { createdFrom, createdTo, survey = [] }: SliceFilter,
  gatherer: CommentsGatherer,
  readAt: number,
): Promise<CommentsRead> {
  const filter: ChainFilter = isWhole
    ? {}
    : {
        ...(createdFrom !== undefined && { createdFrom }),
        ...(createdTo !== undefined && { createdTo }),
        ...(survey.length > 0 && { surveyId: survey }),
      };
  if (api === undefined)
    return withDatabase(db, (store) =>
      withProgress("Reading", (begin) => readStored(store, filter, gatherer, begin)),
    );
  const deployment = await openDeployment(api);
  return withProgress("Reading", (begin) => {
    const tell = begin();
    return readDeployment(deployment, filter, gatherer, readAt, ({ read, expected }) => tell(read, expected));
  });
}
