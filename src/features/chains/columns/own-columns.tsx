import { useLingui } from "@lingui/react/macro";
import type { ResponseChain } from "../../../contract/resources.ts";
import { labelOf, type FilterOption } from "../../../filters/options.ts";
import type { ScreenValues } from "../../../filters/fields.ts";
import { IdLink } from "../../../filters/id-link.tsx";
import { useFormats } from "../../../i18n/use-formats.ts";
import { keyed } from "../../../lib/keyed.ts";
import { languageName } from "../../../lib/language-name.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { useRowLink } from "../beside/use-beside.ts";
import { firstComment } from "../../../analysis/texts/first-comment.ts";
import { npsAnswers } from "../../../analysis/texts/nps-answers.ts";
import { NpsMark } from "../nps-mark.tsx";
import type { ChainColumn } from "./chain-column.ts";
import { COMMENT } from "./cell-lengths.ts";
import classes from "../chains.module.css";

interface TellingColumns {
  readonly zone: string;
  /** The search of the address that rows lead to. */
  readonly search: ScreenValues;
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
          <IdLink
            to="/responses/$id"
            id={chain._id}
            search={search}
            preload={false}
            {...rowLink}
            className={classes["created"]}
          >
            {moment(chain.createdAt, zone) ?? t`Unknown time`}
          </IdLink>
          <span className={classes["narrowOnly"]}>
            <ShortText>{touchpointOf(chain)}</ShortText>
          </span>
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
  const { t, i18n } = useLingui();
  const column = { shownAtFirst: true, wideOnly: true } as const;
  return [
    {
      ...column,
      id: "survey",
      header: t`Survey`,
      cell: ({ surveyId }) => <ShortText>{labelOf(surveys, surveyId)}</ShortText>,
    },
    {
      ...column,
      id: "touchpoint",
      header: t`Touchpoint`,
      cell: (chain) => <ShortText>{touchpointOf(chain)}</ShortText>,
    },
    {
      ...column,
      id: "team",
      header: t`Team`,
      cell: ({ teamName, teamId }) => <ShortText>{teamName || teamId}</ShortText>,
    },
    {
      ...column,
      id: "language",
      header: t`Language`,
      cell: ({ language }) => (
        <ShortText language={language}>{languageName(language, i18n.locale)}</ShortText>
      ),
    },
    {
      ...column,
      id: "browser",
      header: t`Browser`,
      shownAtFirst: false,
      cell: ({ browser }) => <ShortText>{browser ?? ""}</ShortText>,
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
      <ShortText language={comment.language} most={COMMENT}>
        {comment.text}
      </ShortText>
    </span>
  );
}
