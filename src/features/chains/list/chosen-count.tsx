import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import type { Chosen } from "../table/use-chosen.ts";

/** How many rows are picked, on this page and others. */
export function ChosenCount({ chosen }: { readonly chosen: Chosen }) {
  const { t } = useLingui();
  const count = chosen.rows.length;
  return (
    <>
      <span role="status">
        {count === 0 ? "" : t`${plural(count, { one: "# chosen", other: "# chosen" })}`}
      </span>
      {count === 0 ? null : (
        <Button variant="subtle" size="compact-sm" onClick={chosen.clear}>
          <Trans>Choose none</Trans>
        </Button>
      )}
    </>
  );
}
