import { useLingui } from "@lingui/react/macro";
import type { ResponseChain } from "../../../contract/resources.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { CHOSEN } from "../columns/layout.ts";
import type { Chosen } from "./use-chosen.ts";
import type { ChainColumnDef } from "./chain-features.ts";
import { ChooseBox } from "./choose-box.tsx";
import { BOX_SIZE } from "./column-widths.ts";

/**
 * A box on each row, and one in the head for all `rows` of the page, where it is a page. What is chosen is kept
 * outside the table, which knows one page of the list, or none.
 */
export function useChooseColumn(
  rows: readonly ResponseChain[] | undefined,
  chosen: Chosen,
  zone: string,
): ChainColumnDef {
  const { t } = useLingui();
  const { moment } = useFormats();
  const name = t`Chosen`;
  return {
    id: CHOSEN,
    size: BOX_SIZE,
    enableSorting: false,
    header: () =>
      rows === undefined ? null : (
        <ChooseBox name={t`Choose all responses of this page`} chosen={chosen} chains={rows} />
      ),
    meta: {
      name,
      numeric: false,
      wideOnly: false,
      rowHeader: false,
      grows: 0,
      cell: (chain) => {
        const time = moment(chain.createdAt, zone) ?? t`Unknown time`;
        return <ChooseBox name={t`Choose the response of ${time}`} chosen={chosen} chains={[chain]} />;
      },
    },
  };
}
