import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ScreenValues } from "../../../filters/fields.ts";
import { Emptiness } from "../../../ui/emptiness.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";

interface MissingChainProps {
  readonly id: string;
  /** The search of the list to go back to. */
  readonly search: ScreenValues;
}

export function MissingChain({ id, search }: MissingChainProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeader title={t`Response not found`} />
      <Emptiness
        title={t`There is no response with this id`}
        detail={
          <Trans>
            <code>{id}</code> was deleted, never existed, or is out of your token’s reach.
          </Trans>
        }
        action={
          <Link to="/responses" search={search}>
            <Trans>Go to all responses</Trans>
          </Link>
        }
      />
    </>
  );
}
