import { useLingui } from "@lingui/react";
import { useFormats } from "../../../i18n/use-formats.ts";
import { textsOf } from "../../field.ts";
import { filterNamed } from "../../field-names.ts";
import { activeFilters, patchOf } from "../../narrowing.ts";
import type { FilterOptions } from "../../options.ts";
import type { Screen } from "../../use-screen.ts";

/** Each filter in force, or one value of it, in words, with the patch that takes it away. */
export function useFiltersInForce(
  { name: screen, values }: Pick<Screen, "name" | "values">,
  options: FilterOptions,
) {
  "use no memo"; // Few filters are in force: to remember each would cost more than it saves.
  const { i18n } = useLingui();
  const { date, dateRange, list } = useFormats();
  const wording = { screen, say: i18n._.bind(i18n), date, dateRange, list, options, days: values };
  return activeFilters(values).flatMap((name) => {
    const { words, chipPerValue } = filterNamed(name);
    if (chipPerValue !== true)
      return [{ key: name, name, text: words(values[name], wording), patch: patchOf(name, []) }];
    const texts = textsOf(values[name]);
    return texts.map((text) => ({
      key: `${name} ${text}`,
      name,
      text: words([text], wording),
      patch: patchOf(
        name,
        texts.filter((other) => other !== text),
      ),
    }));
  });
}
