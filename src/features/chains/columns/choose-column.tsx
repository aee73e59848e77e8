import { useLingui } from "@lingui/react/macro";
import type { ResponseChain } from "../../../contract/resources.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { DataColumn } from "../../../ui/data-table.tsx";
import type { Chosen } from "../use-chosen.ts";
import classes from "../chains.module.css";

/** A box on each row, and one in the head for all `rows` of the page, where it is a page. */
export function useChooseColumn(
  rows: readonly ResponseChain[] | undefined,
  chosen: Chosen,
  zone: string,
): DataColumn<ResponseChain> {
  const { t } = useLingui();
  const { moment } = useFormats();
  return {
    id: "chosen",
    header: t`Chosen`,
    head:
      rows === undefined ? null : (
        <ChooseBox chosen={chosen} chains={rows} name={t`Choose all responses of this page`} />
      ),
    cell: (chain) => {
      const time = moment(chain.createdAt, zone) ?? t`Unknown time`;
      return <ChooseBox chosen={chosen} chains={[chain]} name={t`Choose the response of ${time}`} />;
    },
  };
}

interface ChooseBoxProps {
  readonly chosen: Chosen;
  /** One row, or all of a page. */
  readonly chains: readonly ResponseChain[];
  readonly name: string;
}

/** Picks rows by hand. Half ticked where some of several are picked. */
function ChooseBox({ chosen, chains, name }: ChooseBoxProps) {
  const picked = chains.filter(({ _id }) => chosen.has(_id)).length;
  return (
    <input
      type="checkbox"
      className={classes["choose"]}
      aria-label={name}
      checked={picked > 0 && picked === chains.length}
      ref={(box) => {
        if (box !== null) box.indeterminate = picked > 0 && picked < chains.length;
      }}
      onChange={() => chosen.toggle(chains)}
    />
  );
}
