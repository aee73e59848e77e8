import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Menu.css";
import { Trans, useLingui } from "@lingui/react/macro";
import { ActionIcon, Menu } from "@mantine/core";
import { Download } from "lucide-react";
import { useState, type RefObject } from "react";
import { downloadFile } from "../../../lib/download-file.ts";
import { chartCsv, type ChartTable } from "./chart-csv.ts";
import { chartPng } from "./chart-png.ts";
import { chartSvg, svgText } from "./chart-svg.ts";
import { provenance, type Sources } from "./provenance.ts";
import classes from "./downloads.module.css";

/** What a chart can be downloaded as. */
export interface Downloadable {
  /** Of the file, without its ending. */
  readonly fileName: string;
  readonly table: () => ChartTable;
  readonly sources: Sources;
}

interface DownloadMenuProps extends Downloadable {
  readonly title: string;
  readonly chart: RefObject<HTMLElement | null>;
}

/** The chart as a picture, its numbers as a table; each says what it rests on. */
export function DownloadMenu({ title, chart, fileName, table, sources }: DownloadMenuProps) {
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  const lines = () => provenance(sources);
  const drawing = () => (chart.current === null ? undefined : chartSvg(chart.current, title, lines()));
  const save = (content: BlobPart, type: string, ending: string) =>
    downloadFile(new Blob([content], { type }), `${fileName}.${ending}`);
  const savePng = async () => {
    const svg = drawing();
    setFailed(false);
    try {
      if (svg !== undefined) save(await chartPng(svg), "image/png", "png");
    } catch {
      setFailed(true);
    }
  };
  const saveSvg = () => {
    const svg = drawing();
    if (svg !== undefined) save(svgText(svg), "image/svg+xml", "svg");
  };
  return (
    <>
      {failed ? (
        <span role="alert" className={classes["failed"]}>
          <Trans>The picture could not be made.</Trans>
        </span>
      ) : null}
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" size={28} aria-label={t`Download ${title}`}>
            <Download size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => save(chartCsv(table(), lines()), "text/csv;charset=utf-8", "csv")}>
            <Trans>Numbers (CSV)</Trans>
          </Menu.Item>
          <Menu.Item onClick={saveSvg}>
            <Trans>Picture (SVG)</Trans>
          </Menu.Item>
          <Menu.Item onClick={() => void savePng()}>
            <Trans>Picture (PNG)</Trans>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
