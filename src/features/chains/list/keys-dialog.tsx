import { Dialog, type Opening } from "../../../ui/dialog.tsx";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { useLingui } from "@lingui/react/macro";
import { Checkbox } from "@mantine/core";
import { commandKey, letSingleKeysRest, useSingleKeysRest } from "../../../ui/use-keys.ts";
import classes from "./keys.module.css";

export function KeysDialog({ opened, onClose }: Opening) {
  const { t } = useLingui();
  const rest = useSingleKeysRest();
  const keys: readonly (readonly [keys: readonly string[], does: string])[] = [
    [["↓", "↑"], t`Next and previous row of the table`],
    [["Page ↓", "Page ↑"], t`Ten rows on or back`],
    [["Home", "End"], t`First and last row`],
    [["Enter"], t`Open the response`],
    [["j", "k"], t`Next and previous response, or comment`],
    [["c"], t`Begin a code, on Comments`],
    [["1", "9"], t`Narrow comments by the first to the ninth code`],
    [["Esc"], t`Close the response beside the list`],
    [[commandKey("K")], t`Go anywhere, open anything, change a setting`],
    [["/"], t`Search answers, or go anywhere where there is no search field`],
    [["Alt ↓", "Alt ↑"], t`Move a column, where columns are arranged`],
    [["←", "→"], t`Narrow or widen a column, on its edge`],
    [["?"], t`This list`],
  ];
  return (
    <Dialog opened={opened} onClose={onClose} title={t`Keyboard shortcuts`}>
      <dl className={classes["keys"]}>
        {keys.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className={classes["single"]}
        label={t`Keys without Ctrl or ⌘, such as j, k, / and ?`}
        description={t`Switch them off if you press them by accident. Kept on this device.`}
        checked={!rest}
        onChange={(event) => letSingleKeysRest(!event.currentTarget.checked)}
      />
    </Dialog>
  );
}
