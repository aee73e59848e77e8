import { useLingui } from "@lingui/react/macro";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useFilterOptions } from "../../filters/bar/use-filter-options.ts";
import type { ScreenName } from "../../filters/field.ts";
import { filterNamed } from "../../filters/field-names.ts";
import { filtersOn, patchOf, withoutFilters } from "../../filters/narrowing.ts";
import { searchFor, type AnySearch } from "../../filters/search.ts";
import { useAddress } from "../../filters/use-screen.ts";
import { zoneOf } from "../../filters/chain-filter.ts";
import type { ScreenValues } from "../../filters/fields.ts";
import { DATE_PRESETS, presetRange } from "../../lib/time/date-presets.ts";
import { usePresetNames } from "../../filters/preset-names.ts";
import type { Command } from "./match.ts";

const screenOf = (path: string): ScreenName | undefined =>
  path.startsWith("/surveys/")
    ? "survey"
    : (["nps", "scores", "responses", "comments", "surveys", "questions"] as const).find((name) =>
        path.startsWith(`/${name}`),
      );

/** What the screen can be narrowed by: each period, each choice of a filter. Screens that have none lead to NPS. */
export function useNarrowingCommands(): readonly Command[] {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const options = useFilterOptions();
  const presets = usePresetNames();
  const address = useAddress();
  const here = screenOf(pathname);
  const screen = here !== undefined && filtersOn(here).includes("from") ? here : "nps";
  const narrow = (patch: ScreenValues) => {
    const search = (former: AnySearch) => searchFor(screen, { ...former, page: undefined, ...patch });
    void (screen === here
      ? navigate({ to: ".", state: true, resetScroll: false, search })
      : navigate({ to: "/nps", search: searchFor("nps", { ...address, ...patch }) }));
  };
  const leads = screen !== here;
  const periods = DATE_PRESETS.map((preset) => ({
    id: `period ${preset}`,
    group: t`Period`,
    label: presets[preset],
    leads,
    run: () => {
      const { from, to } = presetRange(preset, Date.now() / 1000, zoneOf(address));
      narrow({ from, to });
    },
  }));
  const choices = filtersOn(screen).flatMap((name) => {
    const { label, control } = filterNamed(name);
    if (control === undefined || control.kind === "date" || control.options === undefined) return [];
    const said = i18n._(label);
    return control.options({ say: i18n._.bind(i18n), options }).map((option) => ({
      id: `filter ${name} ${option.value}`,
      group: t`Filters`,
      label: `${said}: ${option.label}`,
      leads,
      run: () => narrow(patchOf(name, [option.value])),
    }));
  });
  const clear = {
    id: "clear",
    group: t`Filters`,
    label: t`Clear filters`,
    run: () => narrow(withoutFilters),
  };
  return [...periods, ...choices, clear, useExportCommand()];
}

/** Milliseconds that the screen which saves a file has to come. */
const TIMEOUT_MS = 10_000;

/** What saves a file: the dialog of the screen that has it. */
function useExportCommand(): Command {
  const { t } = useLingui();
  const navigate = useNavigate();
  const address = useAddress();
  return {
    id: "export",
    group: t`Files`,
    label: t`Export responses`,
    detail: "CSV, XLSX, JSON",
    leads: true,
    run: () => {
      const [list, button] = [t`Responses`, t`Export`];
      // A response that stands alone has no list, and its export neither.
      if (buttonOn(list, button) === undefined)
        void navigate({ to: "/responses", search: searchFor("responses", address) });
      pressOnceThere(() => buttonOn(list, button));
    },
  };
}

const within = (selector: string, text: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    ({ textContent }) => textContent.trim() === text,
  );

/** The button of that name, where the screen in view has that title. */
const buttonOn = (title: string, name: string) =>
  within("main :is(h1, h2)", title) && within("main button", name);

/** Presses a button once the screen has it. */
function pressOnceThere(find: () => HTMLElement | undefined): void {
  const end = performance.now() + TIMEOUT_MS;
  const look = () => {
    const found = find();
    if (found !== undefined) {
      found.focus();
      found.click();
    } else if (performance.now() < end) requestAnimationFrame(look);
  };
  look();
}
