import { useLingui } from "@lingui/react/macro";
import type { Columns } from "../../../../analysis/columns/columns.ts";
import type { Difference } from "../../../../analysis/findings/find.ts";
import { provenance, type Sources } from "../../../../filters/provenance.ts";
import { useFormats } from "../../../../i18n/use-formats.ts";
import { dateAt } from "../../../../lib/time/dates.ts";
import { Panel } from "../../../../ui/panel.tsx";
import type { Names } from "../use-report.ts";
import { Explained } from "./explained.tsx";

interface WhyPanelProps {
  readonly columns: Columns;
  readonly difference: Difference;
  /** The dimension that it is explained by; undefined for the first. */
  readonly by: string | undefined;
  readonly onBy: (dimension: string | undefined) => void;
  readonly names: Names;
  readonly zone: string;
  readonly sources: Sources;
}

/** Why the score differs between two stretches of time: how much of it is scores, and how much who answered. */
export function WhyPanel({ columns, difference, by, onBy, names, zone, sources }: WhyPanelProps) {
  const { t } = useLingui();
  const { dateRange } = useFormats();
  if (difference.explanations.length === 0) return null;
  const [before, since] = difference.bounds.map(({ createdFrom, createdTo }) => {
    const [first, last] = [dateAt(createdFrom, zone), dateAt(createdTo, zone)];
    return { told: dateRange(first, last), days: `${first}..${last}` };
  });
  const lines = () =>
    [...provenance(sources), ["before", before?.days ?? ""], ["after", since?.days ?? ""]] as const;
  return (
    <Panel title={t`Why did it move?`}>
      <Explained
        columns={columns}
        compared={difference}
        by={by}
        onBy={onBy}
        names={names}
        sides={[before?.told ?? "", since?.told ?? ""]}
        lines={lines}
      />
    </Panel>
  );
}
