import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Connection } from "../../../client/connection.ts";
import { localTime, utcTime } from "./cells.ts";
import type { ExportSource, ExportWords } from "./run-export.ts";

interface Asked extends Pick<ExportSource, "surveys" | "zone"> {
  readonly connection: Pick<Connection, "baseUrl">;
  /** Ids of the surveys asked for; empty for all. */
  readonly surveyIds: readonly string[];
  /** The address of the screen: where the rows can be found again. */
  readonly address: string;
  readonly uncovered: boolean;
}

const secondsNow = (): number => Math.floor(Date.now() / 1000);

/** What a file says besides its rows. */
export function useExportWords(asked: Asked): ExportWords {
  const { t } = useLingui();
  const { connection, surveys, surveyIds, zone, address, uncovered } = asked;
  const [only] = surveyIds;
  const count = surveyIds.length;
  const nameOfOnly = surveys.find(({ _id }) => _id === only)?.name || only;
  const several = t`${plural(count, { one: "# survey", other: "# surveys" })}`;
  const subject =
    count === 1 && nameOfOnly !== undefined ? nameOfOnly : count === 0 ? t`All surveys` : several;
  return {
    subject,
    sheets: { rows: t`Responses`, about: t`About this file` },
    headers: {
      id: t`Id`,
      createdLocal: t`Created (${zone})`,
      createdUtc: t`Created (UTC)`,
      survey: t`Survey`,
      touchpoint: t`Touchpoint`,
      touchpointId: t`Touchpoint id`,
      team: t`Team`,
      language: t`Language`,
      browser: t`Browser`,
    },
    provenance: ({ rows, complete }) => [
      [t`Read from`, connection.baseUrl],
      [t`Found at`, address],
      [t`Surveys`, subject],
      [t`Exported`, `${localTime(secondsNow(), zone)} (${zone}), ${utcTime(secondsNow())}`],
      [t`Responses`, String(rows)],
      [t`Complete`, complete ? t`Yes` : t`No: not everything that matches could be read`],
      [t`Contact details`, uncovered ? t`Shown` : t`Hidden`],
    ],
  };
}
