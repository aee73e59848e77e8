import { useCodebook, useCodesAsked } from "../../filters/use-codebook.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useConnection } from "../../client/connection.ts";
import { keptByHand } from "../../filters/kept-by-hand.ts";
import { allEvents, readReport } from "./read-report.ts";
import type { ReportOn } from "./report-dialog.tsx";
import { reportTask } from "./report-task.ts";
import classes from "./reports.module.css";

/** How the numbers were made, as the report of the same tells it: wording, languages, what was not counted, methods. */
export function AboutDialog({ values, zone, metric, onClose }: ReportOn & { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const connection = useConnection();
  const { coded } = useCodesAsked(values);
  const { all: codes } = useCodebook();
  const task = reportTask({ ...values, coded }, zone, i18n.locale, {
    codes,
    byHand: keptByHand(connection.baseUrl).get(),
    metric,
  });
  const { data, isError } = useQuery({
    queryKey: [connection.id, "about", task],
    queryFn: async ({ signal }) => {
      const events = await allEvents(connection, signal);
      return readReport(connection, { ...task, on: { ...task.on, events } }, () => undefined, signal);
    },
  });
  return (
    <Dialog opened onClose={onClose} size="lg" title={t`About these numbers`}>
      {data !== undefined ? (
        <dl className={classes["method"]}>
          {data.method.map(({ label, texts }) => (
            <div key={label}>
              <dt>{label}</dt>
              {texts.map((text) => (
                <dd key={text}>
                  <bdi>{text}</bdi>
                </dd>
              ))}
            </div>
          ))}
        </dl>
      ) : isError ? (
        <p role="alert">
          <Trans>
            The responses could not be read, so there is nothing to show. Close this and open it again.
          </Trans>
        </p>
      ) : (
        <p role="status">{t`Reading the responses…`}</p>
      )}
    </Dialog>
  );
}
