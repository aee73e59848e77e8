import { svgText } from "./chart-svg.ts";

/** Twice the size of the screen, so that it stays sharp in print. */
const SCALE = 2;

/** A drawing as PNG. Rejects where the browser can't draw it. */
export async function chartPng(svg: SVGSVGElement): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(svg))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.width * SCALE;
  canvas.height = image.height * SCALE;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("The browser could not draw the chart."));
      else resolve(blob);
    });
  });
}
