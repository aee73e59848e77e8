import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft, Braces, Link as LinkIcon } from "lucide-react";
import { useConnection } from "../../../client/connection.ts";
import { hasStatus } from "../../../client/http/errors.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import { UnusableNotice } from "../../../filters/bar/unusable-notice.tsx";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { cutText } from "../../../lib/text/fit-text.ts";
import { Fault } from "../../../ui/fault.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { TimesIn } from "../../../ui/times-in.tsx";
import { chainQuery, listedChain } from "../queries/chains-query.ts";
import { KeysButton } from "../list/keys-button.tsx";
import { NeighbourLinks } from "./neighbour-links.tsx";
import { ChainBody, ChainShape } from "./chain-body.tsx";
import type { ScreenValues } from "../../../filters/fields.ts";
import { NotFound } from "../../../ui/not-found.tsx";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { ResponseChain } from "../../../contract/resources.ts";
import { coveredChain } from "../../../analysis/texts/covered.ts";
import classes from "./detail.module.css";

/** Characters of the touchpoint’s name in the title: its whole stands among the circumstances. */
const TITLE = 120;

interface ChainScreenProps {
  readonly id: string;
  readonly screen: Screen;
  /** True where the list stands beside it, with its own ways back and its own keys. */
  readonly beside?: boolean;
  /** False beside a list of something else, which has an order of its own. */
  readonly neighbours?: boolean;
}

/** Everything that one respondent answered. */
export function ChainScreen({ id, screen, beside = false, neighbours = true }: ChainScreenProps) {
  const { t } = useLingui();
  const { moment } = useFormats();
  const { lang } = screen.values;
  const connection = useConnection();
  const cache = useQueryClient();
  const surveys = useQuery(surveysQuery(connection, lang));
  const { data, error, refetch } = useQuery({
    ...chainQuery(connection, id, lang),
    placeholderData: (former) => (former?._id === id ? former : listedChain(cache, connection.id, id)),
  });
  if (hasStatus(error, 404)) return <MissingChain id={id} search={screen.searchWith({})} />;
  const time = data === undefined ? undefined : (moment(data.createdAt, screen.zone) ?? t`Unknown time`);
  const touchpoint = cutText(data?.touchpointName || data?.touchpointId || "", TITLE);
  return (
    <>
      <PageHeader
        back={
          beside ? undefined : (
            <Link to="/responses" search={screen.searchWith({ page: screen.values.page })}>
              <ArrowLeft size={16} aria-hidden />
              <span>{t`All responses`}</span>
            </Link>
          )
        }
        title={[time ?? t`One response`, touchpoint].filter((part) => part).join(" · ")}
        subtitle={data === undefined ? undefined : <TimesIn zone={screen.zone} />}
        actions={
          data === undefined ? null : (
            <>
              {neighbours ? <NeighbourLinks screen={screen} chain={data} /> : null}
              {beside ? null : <KeysButton />}
            </>
          )
        }
      />
      <UnusableNotice unusable={screen.unusable} />
      {error === null ? null : <Fault error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        error === null ? (
          <ChainShape />
        ) : null
      ) : (
        <>
          <CopyButtons key={`copy ${data._id}`} chain={data} />
          <ChainBody
            key={data._id}
            chain={data}
            survey={surveys.data?.rows.find((survey) => survey._id === data.surveyId)}
            screen={screen}
          />
        </>
      )}
    </>
  );
}

/** `search` is that of the list to go back to. */
function MissingChain({ id, search }: { readonly id: string; readonly search: ScreenValues }) {
  const { t } = useLingui();
  const toList = <Link to="/responses" search={search}>{t`Go to all responses`}</Link>;
  return (
    <NotFound
      heading={t`Response not found`}
      title={t`There is no response with this id`}
      id={id}
      action={toList}
    />
  );
}

/** The address of a response, and the response itself with contact details covered, for the clipboard. */
function CopyButtons({ chain }: { readonly chain: ResponseChain }) {
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
