import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useConnection } from "../../../client/connection.ts";
import { errorOf } from "../../../client/http/errors.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import { UnusableNotice } from "../../../filters/bar/unusable-notice.tsx";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFormats } from "../../../i18n/use-formats.ts";
import { cutText } from "../../../lib/text/cut-text.ts";
import { Fault } from "../../../ui/fault.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { chainQuery, listedChain } from "../queries/chains-query.ts";
import { KeysButton } from "../list/keys-button.tsx";
import { NeighbourLinks } from "./neighbour-links.tsx";
import { ChainBody, ChainShape } from "./chain-body.tsx";
import { CopyButtons } from "./copy-buttons.tsx";
import { MissingChain } from "./missing-chain.tsx";

/** Characters of the touchpoint’s name in the title: its whole stands among the circumstances. */
const TITLE = 120;

interface ChainScreenProps {
  readonly id: string;
  readonly screen: Screen;
  /** True where the list stands beside it, with its own ways back and its own keys. */
  readonly beside?: boolean;
}

/** Everything that one respondent answered. */
export function ChainScreen({ id, screen, beside = false }: ChainScreenProps) {
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
  if (error !== null && isMissing(error)) return <MissingChain id={id} search={screen.searchWith({})} />;
  const time = data === undefined ? undefined : (moment(data.createdAt, screen.zone) ?? t`Unknown time`);
  const touchpoint = cutText(data?.touchpointName || data?.touchpointId || "", TITLE);
  return (
    <>
      <PageHeader
        back={
          beside ? undefined : (
            <Link to="/responses" search={screen.searchWith({ page: screen.values.page })}>
              <ChevronLeft size={16} aria-hidden />
              <span>
                <Trans>All responses</Trans>
              </span>
            </Link>
          )
        }
        title={[time ?? t`One response`, touchpoint].filter((part) => part).join(" · ")}
        subtitle={data === undefined ? undefined : <Trans>Times in {screen.zone}</Trans>}
        actions={
          data === undefined ? null : (
            <>
              <NeighbourLinks screen={screen} chain={data} />
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

function isMissing(error: Error): boolean {
  const fault = errorOf(error);
  return fault.kind === "http" && fault.status === 404;
}
