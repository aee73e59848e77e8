import { Trans } from "@lingui/react/macro";
import { Notice } from "../../ui/notice.tsx";
import type { Unusable } from "../search.ts";

/** Says which parts of an address could not be used, and so are not in force. */
export function UnusableNotice({ unusable }: { readonly unusable: readonly Unusable[] }) {
  if (unusable.length === 0) return null;
  const list = unusable.map(({ name, texts }) => `${name}=${texts.join(", ")}`).join(", ");
  return (
    <Notice>
      <Trans>
        Part of this address can’t be used here and was left out: <code>{list}</code>
      </Trans>
    </Notice>
  );
}
