import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ResponseChain } from "../../contract/resources.ts";
import { labelOf, type FilterOption } from "../../filters/bar/options.ts";
import type { Screen } from "../../filters/use-screen.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { keyed } from "../../lib/keyed.ts";
import { languageName } from "../../lib/language-name.ts";
import type { DataColumn } from "../../ui/data-table.tsx";
import { TextIn } from "../../ui/text-in.tsx";
import { useChooseColumn } from "./choose-column.tsx";
import { firstComment } from "./first-comment.ts";
import { npsAnswers } from "./nps-answers.ts";
import { NpsMark } from "./nps-mark.tsx";
import type { Chosen } from "./use-chosen.ts";
import classes from "./chains.module.css";

interface ChainColumnsProps {
  readonly screen: Screen;
  /** The number of the page that the rows are on, from 1. */
  readonly page: number;
  /** The rows of that page. */
  readonly rows: readonly ResponseChain[];
  readonly chosen: Chosen;
  /** The surveys' names. */
  readonly surveys: readonly FilterOption[];
}

export function useChainColumns({
  screen,
  page,
  rows,
  chosen,
  surveys,
}: ChainColumnsProps): readonly DataColumn<ResponseChain>[] {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { zone } = screen;
  const choose = useChooseColumn(rows, chosen, zone);
  const search = screen.searchWith({ page: page === 1 ? undefined : page });
  return [
    choose,
    {
      id: "created",
      header: t`Created`,
      rowHeader: true,
      cell: (chain) => (
        <>
          <Link
            to="/responses/$id"
            params={{ id: chain._id }}
            search={search}
            preload={false}
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
      cell: (chain) => <CommentCell chain={chain} />,
    },
    {
      id: "survey",
      header: t`Survey`,
      wideOnly: true,
      cell: ({ surveyId }) => <bdi>{labelOf(surveys, surveyId)}</bdi>,
    },
    {
      id: "touchpoint",
      header: t`Touchpoint`,
      wideOnly: true,
      cell: (chain) => <bdi>{touchpointOf(chain)}</bdi>,
    },
    {
      id: "team",
      header: t`Team`,
      wideOnly: true,
      cell: ({ teamName, teamId }) => <bdi>{teamName || teamId}</bdi>,
    },
    {
      id: "language",
      header: t`Language`,
      wideOnly: true,
      cell: ({ language }) => <TextIn language={language}>{languageName(language)}</TextIn>,
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
