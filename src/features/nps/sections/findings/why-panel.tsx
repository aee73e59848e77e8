import { useLingui } from "@lingui/react/macro";
import { timeSpan } from "../../../../analysis/columns/columns.ts";
import { provenance } from "../../../../filters/provenance.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { dateAt } from "../../../../lib/time/dates.ts";
import { Panel } from "../../../../ui/panel.tsx";
import type { NpsModel } from "../../model/use-nps-screen.ts";
import { Explained } from "./explained.tsx";

/** Why the score differs between two stretches of time: how much of it is scores, and how much who answered. */
export function WhyPanel({ screen, insights, reading, sources }: NpsModel) {
  const { t } = useLingui();
  const { date, dateRange } = useFormats();
  const difference = insights.findings?.difference;
  if (difference === undefined || difference.explanations.length === 0) return null;
  // Days that are chosen are told as they are, an open end as far as there are responses.
  const { during, from = during, to = during } = screen.values;
  const span = timeSpan(reading.columns);
  const earliest = (from === undefined ? span?.first : undefined) ?? -Infinity;
  const latest = (to === undefined ? span?.last : reading.readUntil) ?? Infinity;
  const { moved } = insights;
  const [before, since] = difference.bounds.map(({ createdFrom, createdTo }) => {
    const first = dateAt(Math.max(createdFrom, earliest), screen.zone);
    const last = dateAt(Math.min(createdTo, latest), screen.zone);
    return { day: first, first: date(first), told: dateRange(first, last), days: `${first}..${last}` };
  });
  const lines = () =>
    [...provenance(sources), ["before", before?.days ?? ""], ["after", since?.days ?? ""]] as const;
  return (
    <Panel title={t`Why did it move?`} within>
      <Explained
        columns={reading.columns}
        compared={difference}
        by={screen.values.why}
        onBy={(why) => screen.change({ why })}
        names={insights.names}
        sides={[before?.told ?? "", since?.told ?? ""]}
        since={since?.first}
        earlier={moved !== undefined && moved.from < (since?.day ?? "") ? moved : undefined}
        lines={lines}
      />
    </Panel>
  );
}
