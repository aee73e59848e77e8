import { Trans } from "@lingui/react/macro";

/** Says, once on a screen, in which zone its times are. */
export function TimesIn({ zone }: { readonly zone: string }) {
  return (
    <span>
      <Trans>Times in {zone}</Trans>
    </span>
  );
}
