import { Trans, useLingui } from "@lingui/react/macro";
import { ShortText } from "../../ui/short-text.tsx";
import type { Command, CommandGroup } from "./match.ts";
import classes from "./palette.module.css";

interface CommandListProps {
  readonly id: string;
  readonly groups: readonly CommandGroup[];
  /** The one that Enter chooses. */
  readonly current: Command | undefined;
  readonly onChoose: (command: Command) => void;
}

/** What an option of the list `id` is called in the document; names of views may hold anything. */
export const optionId = (id: string, command: Command): string => `${id}-${encodeURIComponent(command.id)}`;

const show = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });

/** The options of the palette, which keeps the focus in its field. */
export function CommandList({ id, groups, current, onChoose }: CommandListProps) {
  const { t } = useLingui();
  return (
    <>
      <div id={id} role="listbox" aria-label={t`What fits`} className={classes["list"]}>
        {groups.map(({ name, commands }) => (
          <div key={name} role="group" aria-label={name}>
            <div className={classes["group"]} aria-hidden>
              {name}
            </div>
            {commands.map((command) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- keys are the field's
              <div
                key={command.id}
                id={optionId(id, command)}
                role="option"
                aria-selected={command.id === current?.id}
                ref={command.id === current?.id ? show : undefined}
                className={classes["option"]}
                onClick={() => onChoose(command)}
              >
                <ShortText language={command.language ?? ""}>{command.label}</ShortText>
                {command.detail === undefined ? null : <small>{command.detail}</small>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={classes["none"]}>
        {groups.length === 0 ? <Trans>Nothing is called so.</Trans> : null}
      </p>
    </>
  );
}
