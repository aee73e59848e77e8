import { useLingui } from "@lingui/react/macro";
import type { ResponseChain } from "../../../contract/resources.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import type { RowLinks } from "../../../filters/row-links.ts";
import classes from "./cells.module.css";

interface RowLinkProps {
  readonly chain: ResponseChain;
  readonly zone: string;
  readonly links: RowLinks;
}

/** When a response was given, which leads to it. */
export function RowLink({ chain, zone, links }: RowLinkProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  return (
    <a href={links.hrefOf(chain._id)} data-chain={chain._id} className={classes["created"]}>
      {moment(chain.createdAt, zone) ?? t`Unknown time`}
    </a>
  );
}
