import { useLingui } from "@lingui/react/macro";
import type { ResponseChain } from "../../../contract/resources.ts";
import type { FilterOption } from "../../../filters/options.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { ShortText } from "../../../ui/short-text.tsx";
import { useChooseColumn } from "../columns/choose-column.tsx";
import { usePlacedColumns } from "../columns/use-placed-columns.ts";
import type { Chosen } from "../use-chosen.ts";
import { gridColumns, type Space } from "./grid-columns.ts";
import type { MetMetadata } from "./rows-words.ts";
import { useRowLinks } from "./use-row-links.ts";
import classes from "../chains.module.css";

interface GridColumnsAsked {
  readonly screen: Screen;
  readonly chosen: Chosen;
  /** The surveys' names. */
  readonly surveys: readonly FilterOption[];
  readonly metadata: MetMetadata;
  readonly space: Space;
}

/** The columns of the list of all rows: those of its pages, as somebody has arranged them. */
export function useGridColumns({ screen, chosen, surveys, metadata, space }: GridColumnsAsked) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { zone } = screen;
  const placed = usePlacedColumns({ screen, page: 1, metadataKeys: metadata.keys, surveys });
  const choose = useChooseColumn(undefined, chosen, zone);
  const links = useRowLinks(screen.searchWith({}));
  const created = (chain: ResponseChain) => (
    <>
      <a href={links.hrefOf(chain._id)} data-chain={chain._id} className={classes["created"]}>
        {moment(chain.createdAt, zone) ?? t`Unknown time`}
      </a>
      <span className={classes["narrowOnly"]}>
        <ShortText>{chain.touchpointName || chain.touchpointId}</ShortText>
      </span>
    </>
  );
  const columns = placed.all.map((column) =>
    column.id === "created" ? { ...column, cell: created } : column,
  );
  return { placed, links, grid: gridColumns(choose, columns, space) };
}
