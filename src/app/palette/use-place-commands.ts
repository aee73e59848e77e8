import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useConnection } from "../../client/connection.ts";
import { surveysQuery } from "../../client/surveys-query.ts";
import { useSeenNames } from "../../client/use-seen-names.ts";
import { listColumns } from "../../features/chains/columns/list-columns.ts";
import { useSavedViews } from "../../features/views/use-saved-views.ts";
import { bringColumns } from "../../features/views/view.ts";
import { carried } from "../../filters/narrowing.ts";
import { offeredSurveys, offeredTeams, offeredTouchpoints } from "../../filters/offered-names.ts";
import { parseSearch, readSearch, searchFor } from "../../filters/search.ts";
import { useAddress } from "../../filters/use-screen.ts";
import { isPathSegment } from "../../lib/path-segment.ts";
import type { Command } from "./match.ts";

/** Where one can go: screens and saved views, and what has a name. */
export function usePlaceCommands(): readonly Command[] {
  const screens = useScreenCommands();
  const views = useViewCommands();
  const named = useNamedCommands();
  return [...screens, ...views, ...named];
}

function useScreenCommands(): readonly Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const kept = carried(useAddress());
  const shared = { group: t`Go to`, atFirst: true, leads: true };
  return [
    {
      ...shared,
      id: "/nps",
      label: t`NPS`,
      run: () => void navigate({ to: "/nps", search: searchFor("nps", kept) }),
    },
    {
      ...shared,
      id: "/responses",
      label: t`Responses`,
      run: () => void navigate({ to: "/responses", search: searchFor("responses", kept) }),
    },
    {
      ...shared,
      id: "/comments",
      label: t`Comments`,
      run: () => void navigate({ to: "/comments", search: searchFor("comments", kept) }),
    },
    {
      ...shared,
      id: "/surveys",
      label: t`Surveys`,
      run: () => void navigate({ to: "/surveys", search: searchFor("surveys", kept) }),
    },
    {
      ...shared,
      id: "/questions",
      label: t`Questions`,
      run: () => void navigate({ to: "/questions", search: searchFor("questions", kept) }),
    },
  ];
}

function useViewCommands(): readonly Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { views } = useSavedViews();
  return views.map((view) => ({
    id: `view ${view.name}`,
    group: t`Saved views`,
    label: view.name,
    detail: { "/nps": t`NPS`, "/responses": t`Responses`, "/comments": t`Comments` }[view.screen],
    atFirst: true,
    leads: true,
    run: () => {
      bringColumns(view, listColumns);
      void navigate({ to: view.screen, search: readSearch(parseSearch(view.search)) });
    },
  }));
}

/** Surveys, and the touchpoints that were met. */
function useNamedCommands(): readonly Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { lang, tz } = useAddress();
  const { data } = useQuery(surveysQuery(useConnection(), undefined));
  const seen = useSeenNames();
  const rows = data?.rows ?? [];
  const called = offeredSurveys(rows);
  const surveys = called.map(({ value: id, label }) => ({
    id: `survey ${id}`,
    group: t`Surveys`,
    label,
    values: { lang, tz, survey: [id] },
  }));
  const touchpoints = offeredTouchpoints(seen, offeredTeams(rows, seen)).map(({ value: id, label }) => ({
    id: `touchpoint ${id}`,
    group: t`Touchpoints`,
    label,
    values: { lang, tz, touchpoint: id },
  }));
  const pages = called
    .filter(({ value: id }) => isPathSegment(id))
    .map(({ value: id, label }) => ({
      id: `survey page ${id}`,
      group: t`Surveys`,
      label,
      detail: t`Answers to all questions`,
      leads: true,
      run: () =>
        void navigate({ to: "/surveys/$id", params: { id }, search: searchFor("survey", { lang, tz }) }),
    }));
  const lists = [...surveys, ...touchpoints].flatMap(({ values, ...named }) => [
    {
      ...named,
      detail: t`Responses`,
      leads: true,
      run: () => void navigate({ to: "/responses", search: searchFor("responses", values) }),
    },
    {
      ...named,
      id: `${named.id} nps`,
      detail: t`NPS`,
      leads: true,
      run: () => void navigate({ to: "/nps", search: searchFor("nps", values) }),
    },
  ]);
  return [...pages, ...lists];
}
