import { svgText } from "./picture.ts";

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
