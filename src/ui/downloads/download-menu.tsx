import "../input-styles.ts";
import "@mantine/core/styles/Menu.css";
import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Menu } from "@mantine/core";
import { Download } from "lucide-react";
import { useState, type RefObject } from "react";
import { downloadFile } from "./use-file.ts";
import { chartSvg } from "./chart-svg.ts";
import { svgText } from "./picture.ts";
import { useOffered, type DownloadMenuProps } from "./offered.ts";
import { tableCsv } from "../../lib/text/csv.ts";
import classes from "./downloads.module.css";

/** The files that a menu saves, and what is said where a picture could not be made. */
export function useSaving({ fileName, table, lines, draw }: DownloadMenuProps) {
  const { t } = useLingui();
  const [failed, setFailed] = useState(false);
  const save = (content: BlobPart, type: string, ending: string) =>
    downloadFile(new Blob([content], { type }), `${fileName}.${ending}`);
  const saveCsv = () => save(tableCsv(table(), lines()), "text/csv;charset=utf-8", "csv");
  const saveSvg = () => {
    const svg = draw?.();
    if (svg !== undefined) save(svgText(svg), "image/svg+xml", "svg");
  };
  const savePng = async () => {
    const svg = draw?.();
    setFailed(false);
    try {
      if (svg !== undefined) save(await picturePng(svg), "image/png", "png");
    } catch {
      setFailed(true);
    }
  };
  const pictures = [
    { name: "SVG", label: t`Picture (SVG)`, onClick: saveSvg },
    { name: "PNG", label: t`Picture (PNG)`, onClick: () => void savePng() },
  ];
  return {
    files: [
      { name: "CSV", label: t`Numbers (CSV)`, onClick: saveCsv },
      ...(draw === undefined ? [] : pictures),
    ],
    failure: failed ? (
      <span role="alert" className={classes["failed"]}>{t`The picture could not be made.`}</span>
    ) : null,
  };
}

/** Numbers as a table, and where they are drawn as a picture; each says what it rests on. */
export function DownloadMenu(download: DownloadMenuProps) {
  const { title } = download;
  const { t } = useLingui();
  const { failure, files } = useSaving(download);
  const button = useOffered(download);
  return (
    <>
      {failure}
      {/* Within the page's landmarks, with nothing in it but items: what assistive technology expects of a menu. */}
      <Menu position="bottom-end" shadow="md" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            ref={button}
            className={classes["own"] ?? ""}
            variant="subtle"
            size={28}
            aria-label={t`Download ${title}`}
          >
            <Download size={16} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown p={4}>
          {files.map(({ name, label, onClick }) => (
            <Menu.Item key={name} onClick={onClick}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

interface ChartDownloadProps extends Omit<DownloadMenuProps, "draw"> {
  /** What the chart is drawn in. */
  readonly drawing: RefObject<Element | null>;
}

/** The numbers of a chart, and the chart as it is drawn. */
export function ChartDownload({ drawing, ...download }: ChartDownloadProps) {
  const { title, lines } = download;
  const draw = () => (drawing.current === null ? undefined : chartSvg(drawing.current, title, lines()));
  return <DownloadMenu {...download} draw={draw} />;
}

/** Twice the size of the screen, so that it stays sharp in print. */
const SCALE = 2;
/** No browser draws on a larger canvas. */
const MOST_PIXELS = 16_384;

/** A drawing as PNG. Rejects where the browser can't draw it. */
export async function picturePng(svg: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(svg))}`;
  await image.decode();
  const scale = Math.min(SCALE, MOST_PIXELS / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(image.width * scale);
  canvas.height = Math.floor(image.height * scale);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("The browser could not draw the chart."));
      else resolve(blob);
    });
  });
}
