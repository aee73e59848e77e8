/** What respondents wrote, where somebody chose to show it. */
import type { ReportFigures } from "../../analysis/report.ts";
import type { ReportComment, ReportComments } from "../../analysis/report/newest-comments.ts";
import { dateAt } from "../../lib/time/dates.ts";
import type { ReportWords } from "../words.ts";
import { markup, NOTHING, type Markup } from "./markup.ts";

/** What all comments together may take, in bytes. */
const MOST_BYTES = 100_000;

export function commentList(
  comments: ReportComments | undefined,
  { zone }: Pick<ReportFigures, "zone">,
  words: ReportWords,
): Markup {
  if (comments === undefined || comments.total === 0) return NOTHING;
  const items = fitting(comments.shown.map((comment) => commentItem(comment, zone, words)));
  return markup`<h2>${words.labels.comments}</h2><p class="soft">${words.newestOf(items.length, comments.total)}</p><ul class="comments">${items}</ul>`;
}

const commentItem = ({ createdAt, score, text }: ReportComment, zone: string, words: ReportWords): Markup =>
  markup`<li><b>${score}</b> <span dir="auto">${text}</span> <span class="soft">${words.day(dateAt(createdAt, zone))}</span></li>`;

/** Those at the front that fit. */
function fitting(items: readonly Markup[]): readonly Markup[] {
  const encoder = new TextEncoder();
  let bytes = 0;
  const end = items.findIndex(({ text }) => (bytes += encoder.encode(text).length) > MOST_BYTES);
  return end === -1 ? items : items.slice(0, end);
}
