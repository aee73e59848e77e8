import { i18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import { activateInterfaceLanguage } from "../../i18n/interface-language.ts";
import { chartWords } from "../../i18n/later-words.ts";
import { usePeriodLabels } from "./use-period-labels.ts";

const month = (date: string, end: string) => ({
  period: { date, start: Date.parse(date) / 1000, end: Date.parse(end) / 1000 },
});
const trend = [month("2026-10-01", "2026-11-01"), month("2026-11-01", "2026-12-01")];

function Told({ until }: { readonly until: number }) {
  const { full, lines } = usePeriodLabels("month", trend, until);
  return <output>{[...trend.map(({ period }) => full(period.date)), ...lines.flat()].join(", ")}</output>;
}

test.each([
  ["2026-11-27", "October 2026, November 2026 so far, so far, 2026-11-01"],
  ["2026-12-01", "October 2026, November 2026"],
])("read until %s, a period that goes on is told as one, in files too", async (until, told) => {
  await activateInterfaceLanguage("en");
  await chartWords();
  await render(
    <I18nProvider i18n={i18n}>
      <Told until={Date.parse(until) / 1000} />
    </I18nProvider>,
  );
  await expect.element(page.getByRole("status")).toHaveTextContent(told);
});
