import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { npsShares } from "../../../analysis/nps.ts";
import type { Tally } from "../../../analysis/slice/tally.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import classes from "./buckets.module.css";

/** How many of each kind, and how many in all. */
export function BucketList({ tally }: { readonly tally: Tally }) {
  const { number, share } = useFormats();
  const shares = npsShares(tally);
  const item = (bucket: "promoters" | "passives" | "detractors", name: ReactNode, range: string) => (
    <div className={classes["item"]} data-bucket={bucket}>
      <dt>
        <span className={classes["swatch"]} aria-hidden />
        <span>{name}</span>
      </dt>
      <dd>
        <span className={classes["count"]}>{number(tally[bucket])}</span>{" "}
        <span className={classes["share"]}>{share(shares?.[bucket])}</span>{" "}
        <span className={classes["range"]}>{range}</span>
      </dd>
    </div>
  );
  return (
    <dl className={classes["list"]}>
      {item("detractors", <Trans>Detractors</Trans>, "0–6")}
      {item("passives", <Trans>Passives</Trans>, "7–8")}
      {item("promoters", <Trans>Promoters</Trans>, "9–10")}
      <div className={classes["item"]}>
        <dt>
          <Trans>Answers</Trans>
        </dt>
        <dd>
          <span className={classes["count"]}>{number(tally.answers)}</span>
        </dd>
      </div>
    </dl>
  );
}
