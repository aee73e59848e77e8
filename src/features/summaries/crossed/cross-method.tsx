import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../i18n/use-formats.ts";
import { HowComputed } from "../../../ui/how-computed.tsx";
import { Method } from "../../../ui/method.tsx";

interface CrossMethodProps {
  readonly respondents: number;
  readonly cells: number;
  readonly marked: number;
}

/** How it is found which cells hold more or fewer than chance gives. */
export function CrossMethod({ respondents, cells, marked }: CrossMethodProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  return (
    <HowComputed>
      <Method
        text={t`Each cell is measured against what it would hold if the two questions had nothing to do with each other. Many cells are many looks: of those marked at most 5 in 100 are so by chance. Where fewer than 5 respondents would be expected nothing is said.`}
        source={t`Adjusted residuals: Haberman 1973; many looks: Benjamini and Hochberg 1995`}
        figures={[
          { name: t`Respondents`, value: number(respondents) },
          { name: t`Cells`, value: number(cells) },
          { name: t`Marked`, value: number(marked) },
        ]}
      />
    </HowComputed>
  );
}
