import type { ColumnsDialogProps } from "./columns-dialog.tsx";
import { KeysButton } from "./keys-button.tsx";
import { Trans } from "@lingui/react/macro";
import { Columns3, Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { DialogButton } from "../../../ui/dialog-button.tsx";
import type { Opening } from "../../../ui/dialog.tsx";
import type { ExportDialogProps } from "../export/export-dialog.tsx";
import type { ResponseChain } from "../../../contract/resources.ts";
import { keepNearest } from "../../../ui/keep-in-view.ts";
import { useKeys } from "../../../ui/use-keys.ts";
import { useBeside } from "../table/use-beside.ts";
import classes from "./list-tools.module.css";
import { lazily } from "../../../ui/schedule/late-part.tsx";

interface ListToolsProps extends Omit<ColumnsDialogProps, keyof Opening> {
  readonly source: Omit<ExportDialogProps, keyof Opening>;
}

/** What can be done with the list as a whole. Loaded once its rows stand; what a dialog takes, with the first press. */
export function ListTools({ table, columns, source }: ListToolsProps) {
  return (
    <>
      <RowOpeners rows={source.page} />
      <KeysButton />
      <DialogButton icon={Columns3} label={<Trans>Columns</Trans>}>
        {(opening) => <ColumnsDialog table={table} columns={columns} {...opening} />}
      </DialogButton>
      <DialogButton icon={Download} label={<Trans>Export</Trans>}>
        {(opening) => <ExportDialog {...source} {...opening} />}
      </DialogButton>
    </>
  );
}

const ColumnsDialog = lazily(async () => (await import("./columns-dialog.tsx")).ColumnsDialog);
const ExportDialog = lazily(async () => (await import("../export/export-dialog.tsx")).ExportDialog);

const ROW = "main tbody tr";

const LINK = 'a[href^="/responses/"]';

/** What is clicked for its own sake. */
const OWN_USE = "a, button, input, label, summary, [role=separator], td:has(input)";

/** Opens rows by a click anywhere in them, and by `j` and `k` from the row that has the focus. */
function RowOpeners({ rows }: { readonly rows: readonly ResponseChain[] }) {
  const beside = useBeside();
  // While a chain is open, its neighbours are its own to know.
  useKeys(beside === undefined ? { j: () => openFrom(1), k: () => openFrom(-1) } : {});
  useEffect(() => {
    const { opens = "" } = classes;
    const { classList } = document.documentElement;
    classList.add(opens);
    document.addEventListener("click", openRow);
    return () => {
      classList.remove(opens);
      document.removeEventListener("click", openRow);
    };
  }, []);
  const listed = rows.some(({ _id }) => _id === beside);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    // Once for each chain: from then on the list is scrolled by its reader alone.
    if (beside === shown.current || (beside !== undefined && !listed)) return;
    shown.current = beside;
    return keepNearest(`${ROW}[aria-current]`);
  }, [beside, listed]);
  return null;
}

/** Opens the row so many below the one that has the focus, or the first where none has. */
function openFrom(step: number): void {
  const links = [...document.querySelectorAll<HTMLElement>(`${ROW} ${LINK}`)];
  const here = links.findIndex((link) => link.closest("tr")?.contains(document.activeElement) === true);
  links[here === -1 ? 0 : Math.max(0, here + step)]?.click();
}

function openRow({ target, defaultPrevented }: MouseEvent): void {
  if (defaultPrevented || !(target instanceof Element) || target.closest(OWN_USE) !== null) return;
  // Who marks text wants to read it here.
  if (getSelection()?.isCollapsed === false) return;
  target.closest(ROW)?.querySelector<HTMLElement>(LINK)?.click();
}
