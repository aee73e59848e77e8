import { useLingui } from "@lingui/react/macro";
import type { CSSProperties } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { FirstComment, Scores } from "../columns/response-cells.tsx";
import { RowLink } from "../columns/row-link.tsx";
import { touchpointOf } from "../columns/chain-column.ts";
import type { RowLinks } from "../columns/use-row-links.ts";
import type { Chosen } from "./use-chosen.ts";
import { ChooseBox } from "./choose-box.tsx";
import classes from "./cards.module.css";

export interface CardSettings {
  readonly zone: string;
  readonly links: RowLinks;
  readonly chosen: Chosen;
}

interface ChainCardProps extends CardSettings {
  /** Undefined until it is here. */
  readonly chain: ResponseChain | undefined;
  /** Its place in the list, from 0. */
  readonly index: number;
  readonly style?: CSSProperties | undefined;
}

/** One response where there is no room for columns: score, first words, touchpoint and time. All of it leads to it. */
export function ChainCard({ chain, index, style, zone, links, chosen }: ChainCardProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  if (chain === undefined)
    return <li className={classes["card"]} style={style} data-line={index} aria-hidden />;
  const time = moment(chain.createdAt, zone) ?? t`Unknown time`;
  return (
    <li className={classes["card"]} style={style} data-line={index}>
      <div className={classes["top"]}>
        <Scores chain={chain} />
        <RowLink chain={chain} zone={zone} links={links} />
        <span className={classes["choose"]}>
          <ChooseBox name={t`Choose the response of ${time}`} chosen={chosen} chains={[chain]} />
        </span>
      </div>
      <FirstComment chain={chain} />
      <span className={classes["touchpoint"]}>
        <ShortText>{touchpointOf(chain)}</ShortText>
      </span>
    </li>
  );
}
