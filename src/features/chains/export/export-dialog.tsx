import "../../../ui/modal-styles.ts";
import { useLingui } from "@lingui/react/macro";
import { Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { useConnection } from "../../../client/connection.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import type { ResponseChain } from "../../../contract/resources.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { fitting } from "../../../filters/conditions.ts";
import { useFile } from "../../../ui/downloads/use-file.ts";
import { FIRST_CHOICE } from "./export-choice.ts";
import { ExportForm } from "./export-form.tsx";
import { ExportOutcome } from "./export-outcome.tsx";
import { runExport, type RowsInView } from "./run-export.ts";
import { useExportWords } from "./use-export-words.ts";

export interface ExportDialogProps {
  readonly screen: Screen;
  /** The rows of the page shown. */
  readonly page: readonly ResponseChain[];
  readonly chosen: readonly ResponseChain[];
  /** Everything that matches, where that is what is shown in place of a page. */
  readonly inView?: RowsInView;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Takes responses out of here: which, as what, and how far it is. */
export function ExportDialog({ screen, page, chosen, inView, opened, onClose }: ExportDialogProps) {
  const { t } = useLingui();
  const { values, zone } = screen;
  const { lang, survey: surveyIds = [] } = values;
  const connection = useConnection();
  const all = useQuery(surveysQuery(connection, lang));
  const surveys = (all.data?.rows ?? []).filter(
    ({ _id }) => surveyIds.length === 0 || surveyIds.includes(_id),
  );
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const { state, start, cancel } = useFile();
  // The list's, also while a response is open beside it.
  const search = screen.searchWith({ page: values.page });
  const { href } = useRouter().buildLocation({ to: "/responses", search });
  const address = new URL(href, location.origin).href;
  const { uncovered } = choice;
  const words = useExportWords({ connection, surveys, surveyIds, zone, address, uncovered });
  const source = {
    connection,
    query: { ...chainFilter(values, zone), ...(lang === undefined ? {} : { preferredLanguage: lang }) },
    fits: fitting(values),
    page,
    chosen,
    inView,
    surveys,
    range: { from: values.from, to: values.to },
    zone,
  };
  const running = state.kind === "running";
  return (
    <Modal
      opened={opened}
      onClose={() => {
        if (!running) onClose();
      }}
      title={t`Export responses`}
      closeButtonProps={{ "aria-label": t`Close` }}
    >
      <ExportForm
        choice={choice}
        counts={{ page: inView === undefined ? page.length : undefined, chosen: chosen.length }}
        disabled={running || all.isPending}
        onChange={setChoice}
        onStart={() =>
          void start((signal, onProgress) => runExport(source, choice, words, signal, onProgress))
        }
      />
      <ExportOutcome state={state} onCancel={cancel} />
    </Modal>
  );
}
