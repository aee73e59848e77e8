import type { Screen } from "../../../filters/use-screen.ts";
import type { ChainsPage } from "./use-chains-page.ts";

/** Whether a reader of this page must know anything before trusting it to be all there is. */
export const hasNotices = ({ page, error, beyond, gap }: ChainsPage, { unusable }: Screen): boolean =>
  unusable.length > 0 ||
  error !== null ||
  beyond ||
  gap ||
  (page !== undefined && (page.unreadable.length > 0 || page.notAsked > 0 || page.pagingFault !== undefined));
