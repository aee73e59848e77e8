import { markup, type Markup } from "./markup.ts";

const percent = (share: number): string => `${Math.round(1000 * share) / 10}%`;

/** The shares from 0 to 1, one beside the other. Drawn, since the file's numbers are in no style of their own. */
export function bucketBar(parts: readonly { readonly bucket: string; readonly share: number }[]): Markup {
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { share }) => sum + share, 0));
  return markup`<svg class="bar" aria-hidden="true">${parts.map(({ bucket, share }, at) => markup`<rect class="${bucket}" x="${percent(starts[at] ?? 0)}" width="${percent(share)}" height="100%"/>`)}</svg>`;
}
