import { useLingui } from "@lingui/react/macro";
import { ActionIcon, Popover } from "@mantine/core";
import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import classes from "./settings-menu.module.css";

const Settings = lazy(async () => ({ default: (await import("./settings.tsx")).Settings }));

interface SettingsMenuProps {
  /** True where the bar has no room for any of it. */
  readonly whole: boolean;
}

/** What is set for all screens, and the way out, behind one button. */
export function SettingsMenu({ whole }: SettingsMenuProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="bottom-end"
      width="min(320px, calc(100vw - 24px))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          className={classes["open"]}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t`Menu`}
          aria-haspopup="dialog"
          onClick={() => setOpen((was) => !was)}
        >
          <Menu size={18} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Menu`} aria-labelledby={undefined} className={classes["menu"]}>
        <Suspense>
          <Settings whole={whole} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
