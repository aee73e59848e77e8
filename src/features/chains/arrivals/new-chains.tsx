import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useConnection } from "../../../client/connection.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { fitting } from "../narrowed-here.ts";
import type { ChainsPage } from "../use-chains-page.ts";
import { newChainsQuery } from "./new-chains-query.ts";
import classes from "../chains.module.css";

interface NewChainsProps {
  readonly screen: Screen;
  readonly list: ChainsPage;
}

/** Says how many responses have come meanwhile. They show when somebody asks for them: rows never move by themselves. */
export function NewChains({ screen, list }: NewChainsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const cache = useQueryClient();
  const connection = useConnection();
  const { values, zone, change } = screen;
  const { data } = useQuery(newChainsQuery(connection, chainFilter(values, zone), list.first));
  const count = data.chains.filter(fitting(values)).length;
  const shown = number(count);
  const text = data.more
    ? t`More than ${shown} new responses`
    : t`${plural(count, { one: "# new response", other: "# new responses" })}`;
  const show = () => {
    for (const kind of ["chains", "list-size"])
      void cache.invalidateQueries({ queryKey: [connection.id, kind] });
    change({ page: undefined });
  };
  return (
    <span role="status" className={classes["arrivals"]}>
      {count === 0 ? null : (
        <Button size="compact-sm" onClick={show}>
          {text}
        </Button>
      )}
    </span>
  );
}
