import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useConnection, useSeenNames } from "../../client/connection.ts";
import { listColumns } from "../../features/chains/columns/list-columns.ts";
import { useSavedViews, useViewNames } from "../../features/views/use-saved-views.ts";
import { bringColumns, bringTold } from "../../features/views/view.ts";
import { addressOfMetric } from "../../analysis/metric/metric-list.ts";
import { carried, patchOf } from "../../filters/narrowing.ts";
import { offeredSurveys, offeredTeams, offeredTouchpoints } from "../../filters/offered-names.ts";
import { scoreSearch, useNamedMetrics } from "../../filters/use-named-metrics.ts";
import { parseSearch, readSearch, searchFor } from "../../filters/search.ts";
import { useAddress } from "../../filters/use-screen.ts";
import type { FilterName } from "../../filters/fields.ts";
import { labelOf, type FilterOption } from "../../filters/options.ts";
import { distinctNames } from "../../lib/text/distinct-names.ts";
import { cutText } from "../../lib/text/fit-text.ts";
import { isPathSegment } from "../../contract/endpoints.ts";
import type { Command } from "./match.ts";
import { useSurveys } from "../../filters/use-surveys.ts";

/** Characters of a question's title that are shown. */
const LONGEST_TITLE = 160;

/** Where one can go: screens and saved views, and what has a name. */
export function usePlaceCommands(): readonly Command[] {
  return [...useScreenCommands(), ...useViewCommands(), ...useMetricCommands(), ...useNamedCommands()];
}

function useScreenCommands(): readonly Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const kept = carried(useAddress());
  const group = t`Go to`;
  const screens = [
    ["nps", t`NPS`],
    ["responses", t`Responses`],
    ["comments", t`Comments`],
    ["surveys", t`Surveys`],
    ["questions", t`Questions`],
  ] as const;
  return screens.map(([name, label]) => ({
    group,
    atFirst: true,
    leads: true,
    id: `/${name}`,
    label,
    run: () => void navigate({ to: `/${name}`, search: searchFor(name, kept) }),
  }));
}

function useViewCommands(): readonly Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { views } = useSavedViews();
  const names = useViewNames();
  const { baseUrl } = useConnection();
  return views.map((view) => ({
    id: `view ${view.name}`,
    group: t`Saved views`,
    label: view.name,
    detail: names[view.screen],
    atFirst: true,
    leads: true,
    run: () => {
      bringColumns(view, listColumns);
      bringTold(view, baseUrl);
      void navigate({ to: view.screen, search: readSearch(parseSearch(view.search)) });
    },
  }));
}

/** Metrics that the team or this device has a name for. */
function useMetricCommands(): readonly Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const kept = carried(useAddress());
  return useNamedMetrics().map((metric) => ({
    id: `metric ${metric.name}`,
    group: t({ message: "Scores", context: "metric" }),
    label: metric.name,
    leads: true,
    run: () => void navigate({ to: "/scores", search: scoreSearch(addressOfMetric(metric), kept) }),
  }));
}

/** Surveys and their questions, and the touchpoints and teams that were met. */
function useNamedCommands(): readonly Command[] {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { lang, tz } = useAddress();
  const { id: connection, client, seen: met } = useConnection();
  const rows = useSurveys(lang);
  // The newest responses, for the names in them, where nothing has been read that has any.
  useQuery({
    queryKey: [connection, "names of the newest"],
    queryFn: async ({ signal }) => {
      if (met.get().touchpoints.size === 0) met.note((await client.chains({ skip: 0 }, { signal })).rows);
      return null;
    },
    staleTime: Infinity,
  });
  const seen = useSeenNames();
  const openSurvey = (id: string, hash = "") =>
    void navigate({ to: "/surveys/$id", params: { id }, search: searchFor("survey", { lang, tz }), hash });
  const called = offeredSurveys(rows);
  const teams = offeredTeams(rows, seen);
  const questions = rows.flatMap(({ _id: id, questions: asked }) => {
    const titles = distinctNames(
      asked.map((question) => ({ id: question._id, name: cutText(question.title, LONGEST_TITLE) })),
    );
    return asked
      .filter(({ title }) => title !== "" && isPathSegment(id))
      .map((question) => ({
        id: `question ${id} ${question._id}`,
        group: t`Questions`,
        label: titles.get(question._id) ?? question.title,
        detail: labelOf(called, id),
        language: question.language,
        leads: true,
        run: () => openSurvey(id, question._id),
      }));
  });
  const pages = called
    .filter(({ value: id }) => isPathSegment(id))
    .map(({ value: id, label }) => ({
      id: `survey page ${id}`,
      group: t`Surveys`,
      label,
      detail: t`Answers to all questions`,
      leads: true,
      run: () => openSurvey(id),
    }));
  const listsOf = (kind: FilterName, group: string, offered: readonly FilterOption[]) =>
    offered.flatMap(({ value, label }) => {
      const values = { lang, tz, ...patchOf(kind, [value]) };
      const named = { group, label, leads: true };
      return [
        {
          ...named,
          id: `${kind} ${value}`,
          detail: t`Responses`,
          run: () => void navigate({ to: "/responses", search: searchFor("responses", values) }),
        },
        {
          ...named,
          id: `${kind} ${value} nps`,
          detail: t`NPS`,
          run: () => void navigate({ to: "/nps", search: searchFor("nps", values) }),
        },
      ];
    });
  return [
    ...pages,
    ...listsOf("survey", t`Surveys`, called),
    ...listsOf("touchpoint", t`Touchpoints`, offeredTouchpoints(seen, teams)),
    ...listsOf("team", t`Teams`, teams),
    ...questions,
  ];
}
