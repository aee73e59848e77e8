import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Emptiness } from "./emptiness.tsx";
import { PageHeader } from "./page-header.tsx";

interface NotFoundProps {
  readonly heading: string;
  readonly title: string;
  readonly id: string;
  /** The way to what there is. */
  readonly action: ReactNode;
}

/** In place of the page of something that the API does not know, or does not tell this token of. */
export function NotFound({ heading, title, id, action }: NotFoundProps) {
  return (
    <>
      <PageHeader title={heading} />
      <Emptiness
        title={title}
        detail={
          <Trans>
            <code>{id}</code> was deleted, never existed, or your token has no access to it.
          </Trans>
        }
        action={action}
      />
    </>
  );
}
