import { Dialog, type Opening } from "../../../ui/dialog.tsx";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { useConnection } from "../../../client/connection.ts";
import { reportWordsIn } from "../../../reports/report-words.ts";
import { surveysQuery } from "../../../client/surveys-query.ts";
import type { ResponseChain, Survey } from "../../../contract/resources.ts";
import { useChoiceTitles } from "../../../filters/use-named-choices.ts";
import { chainFilter } from "../../../filters/chain-filter.ts";
import { fitting } from "../../../filters/conditions.ts";
import { useNamedMetrics } from "../../../filters/use-named-metrics.ts";
import { preferred } from "../queries/chains-asked.ts";
import { metricTitle, useBucketNames, useMetricAnswers } from "../columns/metric-answers.tsx";
import { useCodebook, useCodesAsked } from "../../../filters/use-codebook.ts";
import type { Screen } from "../../../filters/use-screen.ts";
import { useFileWords } from "../../../ui/downloads/use-file-words.ts";
import { useFile } from "../../../ui/downloads/use-file.ts";
import type { ExportChoice, ExportScope, RowsInView, ExportSource, ExportWords } from "./run-export.ts";
import { FIRST_CHOICE, EXPORT_FORMATS, EXPORT_SCOPES, runExport } from "./run-export.ts";
import { ExportOutcome } from "../../../ui/downloads/file-outcome.tsx";
import { plural } from "@lingui/core/macro";
import { Checkbox, Radio, Stack } from "@mantine/core";
import { useFormats } from "../../../i18n/use-formats.ts";
import { FileFields } from "../../../ui/downloads/file-fields.tsx";
import { NO_SURVEYS, surveysAmong } from "../../../filters/use-surveys.ts";

export interface ExportDialogProps extends Opening {
  readonly screen: Screen;
  readonly page: readonly ResponseChain[];
  /** Rows of the page that came in a form that can't be read. */
  readonly unreadable?: number;
  readonly chosen: readonly ResponseChain[];
  /** Everything that matches, where that is what is shown in place of a page. */
  readonly inView?: RowsInView;
}

/** Takes responses out of here: which, as what, and how far it is. */
export function ExportDialog(props: ExportDialogProps) {
  const { screen, page, unreadable = 0, chosen, inView, opened, onClose } = props;
  const { t } = useLingui();
  const { values, zone } = screen;
  const { lang, survey: surveyIds = [] } = values;
  const connection = useConnection();
  const all = useQuery(surveysQuery(connection, lang));
  const surveys = surveysAmong(all.data?.rows ?? [], surveyIds);
  const { titleOf, ready } = useChoiceTitles(surveys, lang);
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const { state, start, cancel } = useFile();
  // The list's, also while a response is open beside it.
  const search = screen.searchWith({ page: values.page });
  const { href } = useRouter().buildLocation({ to: "/responses", search });
  const { all: codes } = useCodebook();
  const metrics = useMetricColumns(surveyIds, lang, all.data?.rows ?? NO_SURVEYS);
  const { coded, isWaiting } = useCodesAsked(values);
  const { uncovered } = choice;
  const words = useExportWords({ baseUrl: connection.baseUrl, surveys, surveyIds, zone, href, uncovered });
  const source = {
    connection,
    query: { ...chainFilter(values, zone), ...preferred(lang) },
    fits: fitting({ ...values, coded }),
    codes,
    metrics: metrics.columns,
    page,
    unreadable,
    chosen,
    inView,
    surveys,
    titleOf,
    range: { from: values.from, to: values.to },
    zone,
  };
  const running = state.kind === "running";
  return (
    <Dialog opened={opened} onClose={onClose} busy={running} title={t`Export responses`}>
      <ExportForm
        choice={choice}
        counts={{ page: inView === undefined ? page.length : undefined, chosen: chosen.length }}
        disabled={running || all.isPending || !ready || !metrics.ready || isWaiting}
        onChange={setChoice}
        onStart={() =>
          void start((signal, onProgress) => runExport(source, choice, words, signal, onProgress))
        }
      />
      <ExportOutcome state={state} onCancel={cancel} />
    </Dialog>
  );
}

/** What answers count as, by each score with a name. */
function useMetricColumns(
  surveyIds: readonly string[],
  lang: string | undefined,
  surveys: readonly Survey[],
) {
  const { i18n } = useLingui();
  const bucketName = useBucketNames();
  const metrics = useNamedMetrics().filter(
    ({ survey }) => surveyIds.length === 0 || surveyIds.includes(survey),
  );
  const { answersOf, ready } = useMetricAnswers(metrics, lang);
  const words = useMemo(() => reportWordsIn(i18n.locale), [i18n.locale]);
  const columns = metrics.map((metric, place) => ({
    header: metricTitle(metric, surveys, words),
    cell: (chain: ResponseChain) =>
      (answersOf[place]?.(chain) ?? []).map(({ bucket }) => bucketName(bucket)).join("; "),
    width: 16,
  }));
  return { columns, ready };
}

interface Asked extends Pick<ExportSource, "surveys" | "zone"> {
  readonly baseUrl: string;
  /** Ids of the surveys asked for; empty for all. */
  readonly surveyIds: readonly string[];
  readonly href: string;
  readonly uncovered: boolean;
}

/** What a file says besides its rows. */
function useExportWords({ surveys, surveyIds, ...asked }: Asked): ExportWords {
  const { t } = useLingui();
  const [only] = surveyIds;
  const count = surveyIds.length;
  const nameOfOnly = surveys.find(({ _id }) => _id === only)?.name || only;
  const several = t`${plural(count, { one: "# survey", other: "# surveys" })}`;
  const subject =
    count === 1 && nameOfOnly !== undefined ? nameOfOnly : count === 0 ? t`All surveys` : several;
  const { headers, ...words } = useFileWords({
    ...asked,
    rows: t`Responses`,
    besides: [[t`Surveys`, subject]],
  });
  return {
    ...words,
    subject,
    headers: {
      ...headers,
      touchpointId: t`Touchpoint id`,
      team: t`Team`,
      browser: t`Browser`,
      surveyId: t`Survey id`,
    },
  };
}

interface ExportFormProps {
  readonly choice: ExportChoice;
  /** No page where everything is shown. */
  readonly counts: { readonly page: number | undefined; readonly chosen: number };
  readonly disabled: boolean;
  readonly onChange: (choice: ExportChoice) => void;
  readonly onStart: () => void;
}

/** Which rows, in what form, and what to say about them. */
function ExportForm({ choice, counts, disabled, onChange, onStart }: ExportFormProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const page = number(counts.page);
  const chosen = number(counts.chosen);
  const scopes: Record<ExportScope, string> = {
    page: t`This page (${page})`,
    chosen: t`The rows chosen (${chosen})`,
    all: t`Everything that matches`,
  };
  const change = (patch: Partial<ExportChoice>) => onChange({ ...choice, ...patch });
  return (
    <Stack gap="md">
      <Radio.Group label={t`Responses`} value={choice.scope} onChange={(scope) => change({ scope })}>
        <Stack gap={6} mt={4}>
          {EXPORT_SCOPES.filter((scope) => scope !== "page" || counts.page !== undefined).map((scope) => (
            <Radio
              key={scope}
              value={scope}
              label={scopes[scope]}
              disabled={disabled || (scope === "chosen" && counts.chosen === 0)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <FileFields
        formats={EXPORT_FORMATS}
        choice={choice}
        disabled={disabled}
        onChange={change}
        onStart={onStart}
      >
        <Checkbox
          label={t`Include contact details`}
          checked={choice.uncovered}
          disabled={disabled}
          onChange={(event) => change({ uncovered: event.currentTarget.checked })}
        />
      </FileFields>
    </Stack>
  );
}
