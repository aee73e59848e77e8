import { Dialog, type Opening } from "../../ui/dialog.tsx";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useConnection } from "../../client/connection.ts";
import { readReport, type ReportOn, useReportTask } from "./read-report.ts";
import classes from "./reports.module.css";

/** How the numbers were made, as the report of the same tells it: wording, languages, what was not counted, methods. */
export function AboutDialog({ onClose, ...on }: ReportOn & Pick<Opening, "onClose">) {
  const { t } = useLingui();
  const connection = useConnection();
  const task = useReportTask(on)(false);
  const { data, isError } = useQuery({
    queryKey: [connection.id, "about", task],
    queryFn: ({ signal }) => readReport(connection, task, () => undefined, signal),
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
