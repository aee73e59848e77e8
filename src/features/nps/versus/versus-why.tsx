import { Trans } from "@lingui/react/macro";
import { lazy } from "react";
import type { Columns } from "../../../analysis/columns/columns.ts";
import { provenance, type Sources } from "../../../filters/provenance.ts";
import { LatePart } from "../../../ui/late-part.tsx";
import { useCompared, type TwoSides } from "../finding/use-compared.ts";
import type { Names } from "../says/use-report.ts";
import type { Side } from "./sides.ts";
import classes from "./versus.module.css";

const Explained = lazy(async () => ({ default: (await import("../why/explained.tsx")).Explained }));

interface VersusWhyProps {
  readonly columns: Columns;
  /** The second is told against the first. */
  readonly sides: readonly [Side, Side];
  readonly filters: TwoSides;
  readonly by: string | undefined;
  readonly onBy: (dimension: string | undefined) => void;
  readonly names: Names;
  readonly sources: Sources;
}

/** What the difference between two things side by side is made of. */
export function VersusWhy(props: VersusWhyProps) {
  const { columns, sides, filters, by, onBy, names, sources } = props;
  const [one, two] = sides;
  const compared = useCompared(columns, filters);
  if (compared === undefined || compared.explanations.length === 0) return null;
  const lines = () => [...provenance(sources), ["before", one.key], ["after", two.key]] as const;
  return (
    <section className={classes["why"]}>
      <h3>
        <Trans>Why do they differ?</Trans>
      </h3>
      <LatePart>
        <Explained
          columns={columns}
          compared={compared}
          by={by}
          onBy={onBy}
          names={names}
          sides={[one.name, two.name]}
          lines={lines}
        />
      </LatePart>
    </section>
  );
}
