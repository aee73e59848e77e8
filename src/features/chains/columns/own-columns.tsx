import { useLingui } from "@lingui/react/macro";
import { labelOf, type FilterOption } from "../../../filters/options.ts";
import { languageName } from "../../../lib/language-name.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { type ChainColumn, touchpointOf } from "./chain-column.ts";
import { FirstComment, Scores } from "./response-cells.tsx";
import { RowLink } from "./row-link.tsx";
import type { RowLinks } from "./use-row-links.ts";
import classes from "./cells.module.css";

/** When, what score, what was said. */
export function useTellingColumns(zone: string, links: RowLinks): readonly ChainColumn[] {
  const { t } = useLingui();
  return [
    {
      id: "created",
      header: t`Created`,
      shownAtFirst: true,
      rowHeader: true,
      cell: (chain) => (
        <>
          <RowLink chain={chain} zone={zone} links={links} />
          <small className={classes["besideOnly"]}>
            <ShortText>{touchpointOf(chain)}</ShortText>
          </small>
        </>
      ),
    },
    {
      id: "nps",
      header: t`NPS score`,
      shownAtFirst: true,
      cell: (chain) => <Scores chain={chain} />,
    },
    {
      id: "comment",
      header: t`First comment`,
      shownAtFirst: true,
      cell: (chain) => <FirstComment chain={chain} />,
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
