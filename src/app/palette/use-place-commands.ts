import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useConnection } from "../../client/connection.ts";
import { surveysQuery } from "../../client/surveys-query.ts";
import { useSeenNames } from "../../client/use-seen-names.ts";
import { listColumns } from "../../features/chains/columns/list-columns.ts";
import { useSavedViews } from "../../features/views/use-saved-views.ts";
import { bringColumns } from "../../features/views/view-columns.ts";
import { fieldNames } from "../../filters/fields.ts";
import { narrowing } from "../../filters/narrowing.ts";
import { parseSearch, readSearch, writeSearch } from "../../filters/search.ts";
import { useRawSearch } from "../../filters/use-screen.ts";
import { isPathSegment } from "../../lib/path-segment.ts";
import type { Command } from "./command.ts";

/** Where one can go: screens and saved views, and what has a name. */
export function usePlaceCommands(): readonly Command[] {
  const screens = useScreenCommands();
  const views = useViewCommands();
  const named = useNamedCommands();
  return [...screens, ...views, ...named];
}

/** What stays when one goes elsewhere: language and zone, and between the two that share them the filters. */
function useKept() {
  const { values } = readSearch(useRawSearch(), fieldNames);
  const { lang, tz } = values;
  return { lang, tz, filters: narrowing(values) };
}

function useScreenCommands(): readonly Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { lang, tz, filters } = useKept();
  const kept = writeSearch({ lang, tz });
  const narrowed = writeSearch({ lang, tz, ...filters });
  const screens = [
    { to: "/nps", label: t`NPS`, search: narrowed },
    { to: "/responses", label: t`Responses`, search: narrowed },
    { to: "/surveys", label: t`Surveys`, search: kept },
    { to: "/questions", label: t`Questions`, search: kept },
  ] as const;
  return screens.map(({ to, label, search }) => ({
    id: to,
    group: t`Go to`,
    label,
    atFirst: true,
    leads: true,
    run: () => void navigate({ to, search }),
  }));
}

function useViewCommands(): readonly Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { views } = useSavedViews();
  return views.map((view) => ({
    id: `view ${view.name}`,
    group: t`Saved views`,
    label: view.name,
    detail: view.screen === "/nps" ? t`NPS` : t`Responses`,
    atFirst: true,
    leads: true,
    run: () => {
      bringColumns(view, listColumns);
      void navigate({ to: view.screen, search: parseSearch(view.search) });
    },
  }));
}

/** Surveys, and the touchpoints that were met. */
function useNamedCommands(): readonly Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { lang, tz } = useKept();
  const { data } = useQuery(surveysQuery(useConnection(), undefined));
  const { touchpoints } = useSeenNames();
  const surveys = (data?.rows ?? []).map(({ _id, name }) => ({
    id: `survey ${_id}`,
    group: t`Surveys`,
    label: name || _id,
    search: writeSearch({ lang, tz, survey: [_id] }),
  }));
  const seen = [...touchpoints].map(([id, name]) => ({
    id: `touchpoint ${id}`,
    group: t`Touchpoints`,
    label: name || id,
    search: writeSearch({ lang, tz, touchpoint: id }),
  }));
  const pages = (data?.rows ?? [])
    .filter(({ _id }) => isPathSegment(_id))
    .map(({ _id, name }) => ({
      id: `survey page ${_id}`,
      group: t`Surveys`,
      label: name || _id,
      detail: t`Answers to all questions`,
      leads: true,
      run: () =>
        void navigate({ to: "/surveys/$id", params: { id: _id }, search: writeSearch({ lang, tz }) }),
    }));
  const lists = [...surveys, ...seen].flatMap(({ search, ...named }) => [
    {
      ...named,
      detail: t`Responses`,
      leads: true,
      run: () => void navigate({ to: "/responses", search }),
    },
    {
      ...named,
      id: `${named.id} nps`,
      detail: t`NPS`,
      leads: true,
      run: () => void navigate({ to: "/nps", search }),
    },
  ]);
  return [...pages, ...lists];
}
