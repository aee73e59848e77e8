import { Trans, useLingui } from "@lingui/react/macro";
import { FindingProgress } from "../finding/finding-progress.tsx";
import classes from "./comments.module.css";

/** In the place of what both sides say differently while that is looked for. */
export function ComparingWords() {
  const { t } = useLingui();
  return (
    <div className={classes["comparing"]}>
      <div className={classes["apartHead"]}>
        <h3>
          <Trans>What do they say differently?</Trans>
        </h3>
      </div>
      <FindingProgress kind="words" label={t`Comparing the words of comments`} />
    </div>
  );
}
