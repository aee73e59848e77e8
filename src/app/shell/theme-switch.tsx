import { useLingui } from "@lingui/react/macro";
import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { Moon, Sun } from "lucide-react";

/** Light or dark; follows the system until it is used. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const dark = useComputedColorScheme("light") === "dark";
  const Icon = dark ? Sun : Moon;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={dark ? t`Use light colours` : t`Use dark colours`}
      onClick={() => setColorScheme(dark ? "light" : "dark")}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}
