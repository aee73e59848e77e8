import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ResponseChain } from "../../../contract/resources.ts";
import { labelOf, type FilterOption } from "../../../filters/bar/options.ts";
import type { RawSearch } from "../../../filters/search.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { keyed } from "../../../lib/keyed.ts";
import { languageName } from "../../../lib/language-name.ts";
import { TextIn } from "../../../ui/text-in.tsx";
import { useRowLink } from "../beside/use-beside.ts";
import { firstComment } from "../../../analysis/texts/first-comment.ts";
import { npsAnswers } from "../../../analysis/texts/nps-answers.ts";
import { NpsMark } from "../nps-mark.tsx";
import type { ChainColumn } from "./chain-column.ts";
import classes from "../chains.module.css";

interface TellingColumns {
  readonly zone: string;
  /** The search of the address that rows lead to. */
  readonly search: RawSearch;
}

/** When, what score, what was said. */
export function useTellingColumns({ zone, search }: TellingColumns): readonly ChainColumn[] {
  const { t } = useLingui();
  const { moment } = useFormats();
  const rowLink = useRowLink();
  return [
    {
      id: "created",
      header: t`Created`,
      shownAtFirst: true,
      rowHeader: true,
      cell: (chain) => (
        <>
          <Link
            to="/responses/$id"
            params={{ id: chain._id }}
            search={search}
            preload={false}
            {...rowLink}
            className={classes["created"]}
          >
            {moment(chain.createdAt, zone) ?? t`Unknown time`}
          </Link>
          <bdi className={classes["narrowOnly"]}>{touchpointOf(chain)}</bdi>
        </>
      ),
    },
    {
      id: "nps",
      header: t`NPS score`,
      shownAtFirst: true,
      cell: (chain) => (
        <span className={classes["scores"]}>
          {keyed(npsAnswers(chain), (answer) => answer.questionId).map(({ key, item }) => (
            <NpsMark key={key} answer={item} />
          ))}
        </span>
      ),
    },
    {
      id: "comment",
      header: t`First comment`,
      shownAtFirst: true,
      cell: (chain) => <CommentCell chain={chain} />,
    },
  ];
}

/** Where and how a response came about. */
export function useCircumstanceColumns(surveys: readonly FilterOption[]): readonly ChainColumn[] {
  const { t } = useLingui();
  const column = { shownAtFirst: true, wideOnly: true } as const;
  return [
    {
      ...column,
      id: "survey",
      header: t`Survey`,
      cell: ({ surveyId }) => <bdi>{labelOf(surveys, surveyId)}</bdi>,
    },
    {
      ...column,
      id: "touchpoint",
      header: t`Touchpoint`,
      cell: (chain) => <bdi>{touchpointOf(chain)}</bdi>,
    },
    {
      ...column,
      id: "team",
      header: t`Team`,
      cell: ({ teamName, teamId }) => <bdi>{teamName || teamId}</bdi>,
    },
    {
      ...column,
      id: "language",
      header: t`Language`,
      cell: ({ language }) => <TextIn language={language}>{languageName(language)}</TextIn>,
    },
    {
      ...column,
      id: "browser",
      header: t`Browser`,
      shownAtFirst: false,
      cell: ({ browser }) => <bdi>{browser}</bdi>,
    },
  ];
}

const touchpointOf = ({ touchpointName, touchpointId }: ResponseChain): string =>
  touchpointName || touchpointId;

function CommentCell({ chain }: { readonly chain: ResponseChain }) {
  const comment = firstComment(chain);
  if (comment === undefined) return null;
  return (
    <span className={classes["comment"]}>
      <TextIn language={comment.language}>{comment.text}</TextIn>
    </span>
  );
}
