import { useLingui } from "@lingui/react/macro";
import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { Moon, Sun } from "lucide-react";

/** What turns the colours round: its sign, its name, and what it does. */
export function useColours() {
  const { t } = useLingui();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const dark = useComputedColorScheme("light") === "dark";
  return {
    Icon: dark ? Sun : Moon,
    name: dark ? t`Use light colours` : t`Use dark colours`,
    turn: () => setColorScheme(dark ? "light" : "dark"),
  };
}

/** Light or dark; follows the system until it is used. */
export function ThemeSwitch() {
  const { Icon, name, turn } = useColours();
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={name} onClick={turn}>
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
