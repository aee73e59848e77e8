import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ScreenValues } from "../../../filters/fields.ts";
import { NotFound } from "../../../ui/not-found.tsx";

interface MissingChainProps {
  readonly id: string;
  /** The search of the list to go back to. */
  readonly search: ScreenValues;
}

export function MissingChain({ id, search }: MissingChainProps) {
  const { t } = useLingui();
  const toList = (
    <Link to="/responses" search={search}>
      <Trans>Go to all responses</Trans>
    </Link>
  );
  return (
    <NotFound
      heading={t`Response not found`}
      title={t`There is no response with this id`}
      id={id}
      action={toList}
    />
  );
}
