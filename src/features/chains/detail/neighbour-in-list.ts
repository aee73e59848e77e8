/**
 * The neighbour of a chain that was opened from outside the list, so that its page is not known. The API can only be
 * asked for a window of time, and has no ascending order: windows next to the chain are narrowed while they hold more
 * than a page, and moved away from it, wider and wider, while they hold no row that fits.
 */
import type { Page } from "../../../client/page.ts";
import type { ChainFilter } from "../../../contract/queries.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { pagePlace } from "../queries/page-place.ts";

/** Towards the start of the list, where the newest are, or towards its end. */
export type Direction = "previous" | "next";

export type Neighbour =
  | { readonly kind: "found"; readonly chain: ResponseChain; readonly page: number | undefined }
  /** The list begins or ends here. */
  | { readonly kind: "none" }
  /** Looked for, and given up. */
  | { readonly kind: "unknown" }
  /** What may stand there is still to be read. */
  | { readonly kind: "unread" };

/** What a neighbour must be besides what the API was asked for. */
export type Fits = (chain: ResponseChain) => boolean;

/** Requests made before giving up. */
const MOST_REQUESTS = 60;
const WIDER = 4;

type Place = Pick<ResponseChain, "_id" | "createdAt">;

interface InTime {
  readonly chain: Place;
  readonly direction: Direction;
  readonly filter: ChainFilter;
  readonly fits: Fits;
  readonly read: (filter: ChainFilter, skip: number) => Promise<Page<ResponseChain>>;
}

/** Whole seconds from `near`, beside the chain, to `far`; open-ended where `far` is undefined. */
interface Stretch {
  readonly near: number;
  readonly far: number | undefined;
}

export async function neighbourInTime(asked: InTime): Promise<Neighbour> {
  const { chain, direction, filter } = asked;
  if (!Number.isSafeInteger(chain.createdAt)) return { kind: "unknown" };
  const step = direction === "previous" ? 1 : -1;
  const end = direction === "previous" ? filter.createdTo : filter.createdFrom;
  const start = direction === "previous" ? filter.createdFrom : filter.createdTo;
  const isPast = (time: number): boolean => end !== undefined && step * (time - end) > 0;

  const startsLater = start !== undefined && step * (start - chain.createdAt) > 0;
  let stretch: Stretch = { near: startsLater ? start : chain.createdAt, far: end };
  let width: number | undefined;
  for (let requests = 0; requests < MOST_REQUESTS; requests += 1) {
    if (isPast(stretch.near)) return { kind: "none" };
    const { near, far } = stretch;
    const page = await asked.read(within(filter, stretch, direction), 0);
    const whole = page.nextSkip === undefined;
    if (whole || near === far) {
      const found = nearest(whole ? page.rows : await readOn(asked, stretch, page), asked);
      if (found !== undefined) return { kind: "found", chain: found, page: undefined };
      if (far === end) return { kind: "none" };
      width = (width ?? 0) * WIDER + 1;
      stretch = { near: (far ?? near) + step, far: end };
    } else {
      const wanted = far === end ? (width ?? guessedWidth(page.rows)) : Math.floor((width ?? 0) / WIDER);
      // What overflows up to the end is at least halved.
      width = Math.min(wanted, end === undefined ? wanted : Math.floor(Math.abs(end - near) / 2));
      stretch = { near, far: near + step * width };
    }
  }
  return { kind: "unknown" };
}

/** Seconds that should hold part of a page: guessed from how dense the rows of an overfull one are. */
function guessedWidth(rows: readonly Place[]): number {
  const times = rows.map((row) => row.createdAt);
  const span = Math.max(...times) - Math.min(...times);
  return Number.isSafeInteger(span) ? Math.floor(span / 2) : 0;
}

function within(filter: ChainFilter, { near, far }: Stretch, direction: Direction): ChainFilter {
  const [from, to] = direction === "previous" ? [near, far] : [far, near];
  return {
    ...filter,
    ...(from === undefined ? {} : { createdFrom: from }),
    ...(to === undefined ? {} : { createdTo: to }),
  };
}

/** All rows of one second that has more than a page of them, as far as it is bearable. */
async function readOn({ filter, direction, read }: InTime, stretch: Stretch, first: Page<ResponseChain>) {
  const rows = [...first.rows];
  let page = first;
  for (let pages = 1; page.nextSkip !== undefined && pages < MOST_REQUESTS; pages += 1) {
    page = await read(within(filter, stretch, direction), page.nextSkip);
    if (page.received === 0) break;
    rows.push(...page.rows);
  }
  return rows;
}

/** The row that fits and lies closest to the chain in its direction; the order is that of lists, newest first. */
function nearest(rows: readonly ResponseChain[], { chain, direction, fits }: InTime) {
  const isFarther = (a: Place, b: Place) => (direction === "previous" ? isNewer(a, b) : isNewer(b, a));
  const candidates = rows.filter((row) => isFarther(row, chain) && fits(row));
  return candidates.reduce<ResponseChain | undefined>(
    (best, row) => (best === undefined || isFarther(best, row) ? row : best),
    undefined,
  );
}

const isNewer = (a: Place, b: Place): boolean =>
  a.createdAt === b.createdAt ? a._id > b._id : a.createdAt > b.createdAt;

/** Pages looked through for a row that fits. */
const MOST_PAGES = 20;

interface OnPages {
  readonly id: string;
  /** The page that the chain should be on, from 1. */
  readonly page: number;
  readonly direction: Direction;
  readonly fits: Fits;
  readonly read: (skip: number) => Promise<Page<ResponseChain>>;
}

/** The neighbour of a chain on a known page: the next row that fits. Undefined when it is not on that page. */
export async function neighbourOnPages(asked: OnPages): Promise<Neighbour | undefined> {
  const { id, direction, fits, read } = asked;
  const first = await read(0);
  const readPage = async (number: number): Promise<Page<ResponseChain> | undefined> => {
    const place = pagePlace(number, first);
    return place.kind === "known" ? read(place.skip) : undefined;
  };

  let number = asked.page;
  let page = await readPage(number);
  const index = page?.rows.findIndex((chain) => chain._id === id) ?? -1;
  if (page === undefined || index === -1) return undefined;
  let candidates: readonly ResponseChain[] =
    direction === "next" ? page.rows.slice(index + 1) : page.rows.slice(0, index).toReversed();
  for (let looked = 0; looked < MOST_PAGES; looked += 1) {
    // New chains push old ones along: the same one may come again on the page after.
    const chain = candidates.find((candidate) => candidate._id !== id && fits(candidate));
    if (chain !== undefined) return { kind: "found", chain, page: number };
    if (direction === "next" ? page.nextSkip === undefined : number === 1) return { kind: "none" };
    number += direction === "next" ? 1 : -1;
    page = await readPage(number);
    if (page === undefined || page.received === 0) return { kind: "none" };
    candidates = direction === "next" ? page.rows : page.rows.toReversed();
  }
  return { kind: "unknown" };
}
