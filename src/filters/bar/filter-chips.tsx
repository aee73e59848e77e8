import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { X } from "lucide-react";
import type { MouseEvent } from "react";
import { useFormats } from "../../i18n/use-formats.ts";
import { languageName } from "../../lib/language-name.ts";
import { returnFocus } from "../../ui/return-focus.ts";
import type { ScreenValues } from "../fields.ts";
import { activeNarrowing, withoutNarrowing, type FilterName } from "../narrowing.ts";
import { stretchDates, stretchWithin } from "../stretch.ts";
import type { Screen } from "../use-screen.ts";
import { labelOf, type FilterOptions } from "./options.ts";
import classes from "./filter-bar.module.css";

interface Chip {
  readonly key: string;
  readonly text: string;
  readonly patch: ScreenValues;
}

/** Each term of metadata is a chip by itself. */
type OneChip = Exclude<FilterName, "metadata">;

interface FilterChipsProps {
  readonly screen: Screen;
  readonly options: FilterOptions;
}

/** Every filter in force, each with a button that takes it away. After the last the keyboard goes on at the heading. */
export function FilterChips({ screen, options }: FilterChipsProps) {
  "use no memo"; // Few filters are in force: to remember each would cost more than it saves.
  const { t } = useLingui();
  const describe = useDescription(screen, options);
  const { metadata = [] } = screen.values;
  const chips = activeNarrowing(screen.values).flatMap((name): readonly Chip[] =>
    name === "metadata"
      ? metadata.map((term) => ({
          key: term,
          text: term.replace("=", ": "),
          patch: { metadata: metadata.filter((each) => each !== term) },
        }))
      : [{ key: name, text: describe(name), patch: { [name]: undefined } }],
  );
  if (chips.length === 0) return null;
  return (
    <div ref={returnFocus} className={classes["chips"]}>
      {chips.map(({ key, text, patch }) => (
        <span key={key} className={classes["chip"]}>
          <span className={classes["chipText"]}>{text}</span>
          <button
            type="button"
            className={classes["remove"]}
            aria-label={t`Remove ${text}`}
            onClick={(event) => {
              focusBeside(event);
              screen.change(patch);
            }}
          >
            <X size={14} aria-hidden />
          </button>
        </span>
      ))}
      <Button variant="subtle" size="compact-sm" onClick={() => screen.change(withoutNarrowing)}>
        <Trans>Clear filters</Trans>
      </Button>
    </div>
  );
}

/** A chip goes with its button: the keyboard goes on at the next one, or the one before. */
function focusBeside({ currentTarget: { parentElement: chip } }: MouseEvent): void {
  const beside = [chip?.nextElementSibling, chip?.previousElementSibling];
  beside
    .map((other) => other?.querySelector("button"))
    .find((button) => button)
    ?.focus();
}

function useDescription({ values }: Screen, options: FilterOptions): (name: OneChip) => string {
  "use no memo"; // As above.
  const { t } = useLingui();
  const { date, dateRange } = useFormats();
  const {
    from,
    to,
    survey = [],
    touchpoint,
    closed,
    version,
    language,
    team,
    score = [],
    during = "",
    bucket = "promoters",
    text,
  } = values;
  const buckets = { promoters: t`Promoters`, passives: t`Passives`, detractors: t`Detractors` };
  const texts: Record<OneChip, () => string> = {
    from: () => t`From ${from === undefined ? "" : date(from)}`,
    to: () => t`To ${to === undefined ? "" : date(to)}`,
    survey: () => t`Survey: ${survey.map((id) => labelOf(options.surveys, id)).join(", ")}`,
    touchpoint: () => t`Touchpoint: ${labelOf(options.touchpoints, touchpoint ?? "")}`,
    closed: () => (closed === true ? t`Closed` : t`Not closed`),
    version: () => t`Survey version ${version}`,
    language: () => t`Respondent language: ${languageName(language ?? "")}`,
    team: () => t`Team: ${labelOf(options.teams, team ?? "")}`,
    score: () => t`Score: ${score.join(", ")}`,
    during: () => t`During ${dateRange(...(stretchWithin(during, values) ?? stretchDates(during)))}`,
    bucket: () => buckets[bucket],
    comment: () => t`With a comment`,
    text: () => t`Answers with “${text}”`,
  };
  return (name) => texts[name]();
}
