import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { Braces, Link as LinkIcon } from "lucide-react";
import { useState } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";
import { coveredChain } from "../../../analysis/texts/covered.ts";
import classes from "./detail.module.css";

/** The address of a response, and the response itself with contact details covered, for the clipboard. */
export function CopyButtons({ chain }: { readonly chain: ResponseChain }) {
  const { t } = useLingui();
  const [said, setSaid] = useState("");
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(done);
    } catch {
      setSaid(t`The browser does not let this page copy`);
    }
  };
  const icon = { size: 14, "aria-hidden": true } as const;
  return (
    <div className={classes["copy"]}>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<LinkIcon {...icon} />}
        onClick={() => void copy(location.href, t`Link copied`)}
      >
        <Trans>Copy link</Trans>
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<Braces {...icon} />}
        onClick={() =>
          void copy(JSON.stringify(coveredChain(chain), undefined, 2), t`Copied, without contact details`)
        }
      >
        <Trans>Copy as JSON</Trans>
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}
