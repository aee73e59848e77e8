import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { Screen } from "../../filters/use-screen.ts";
import { useFormats } from "../../i18n/use-formats.ts";
import { Notice } from "../../ui/notice.tsx";
import type { ChainsPage } from "./pages/use-chains-page.ts";

interface LooksThroughProps {
  readonly screen: Screen;
  readonly list: ChainsPage;
  /** How many rows of the page are shown. */
  readonly fitting: number;
}

/** Says that what no server can be asked for was looked for on this page alone, and leads to where all is. */
export function LooksThrough({ screen, list, fitting }: LooksThroughProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { page, size } = list;
  const count = page?.rows.length ?? 0;
  const shown = number(fitting);
  const all = number(size.rows);
  return (
    <Notice
      action={
        list.number === 1 && !list.hasNext ? null : (
          <Button variant="default" size="compact-sm" onClick={() => screen.change({ rows: "all" })}>
            {size.exact ? t`Read all ${all} responses` : <Trans>Read all responses</Trans>}
          </Button>
        )
      }
    >
      {t`${plural(count, {
        one: `Looks through the only response on this page: ${shown} shown`,
        other: `Looks through the # responses on this page: ${shown} shown`,
      })}`}
    </Notice>
  );
}
