import { useLingui } from "@lingui/react/macro";
import { useMantineColorScheme } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useSessionStore } from "../../features/session/session.ts";
import type { AnySearch } from "../../filters/search.ts";
import { interfaceLanguages, chooseInterfaceLanguage } from "../../i18n/interface-languages.ts";
import { keepQuestionLanguage } from "../../i18n/question-language.ts";
import { languageName } from "../../lib/language-name.ts";
import { deviceTimeZone } from "../../lib/time/time-zones.ts";
import type { Command } from "./match.ts";
import { useSurveys } from "../../filters/use-surveys.ts";

/** What can be set from anywhere: languages, zone, colours; and the way out. */
export function useSettingCommands({ onKeys }: { readonly onKeys: () => void }): readonly Command[] {
  const { t } = useLingui();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const sessions = useSessionStore();
  const addressed = useAddressedCommands();
  const colours = { light: t`Light colours`, dark: t`Dark colours`, auto: t`Colours of the system` } as const;
  const schemes = ["light", "dark", "auto"] as const;
  return [
    ...schemes.map((scheme) => ({
      id: `colours ${scheme}`,
      group: t`Settings`,
      label: colours[scheme],
      atFirst: true,
      run: () => setColorScheme(scheme),
    })),
    ...Object.entries(interfaceLanguages).map(([code, name]) => ({
      id: `interface ${code}`,
      group: t`Language of the interface`,
      label: name,
      language: code,
      atFirst: true,
      run: () => chooseInterfaceLanguage(code),
    })),
    ...addressed,
    { id: "keys", group: t`Help`, label: t`Keyboard shortcuts`, atFirst: true, run: onKeys },
    {
      id: "sign-out",
      group: t`Settings`,
      label: t`Sign out`,
      atFirst: true,
      leads: true,
      run: () => sessions.end("signed-out"),
    },
  ];
}

/** Settings that the address holds. */
function useAddressedCommands(): readonly Command[] {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const surveys = useSurveys(undefined);
  const set = (name: "lang" | "tz", value: string | undefined) =>
    void navigate({
      to: ".",
      state: true,
      resetScroll: false,
      search: (former: AnySearch) => ({ ...former, [name]: value }),
    });
  const setLanguage = (code: string | undefined) => {
    keepQuestionLanguage(code);
    set("lang", code);
  };
  const languages = [...new Set(surveys.flatMap((survey) => survey.languages))].toSorted();
  const own = deviceTimeZone();
  const zones = [...new Set([own, "UTC", ...Intl.supportedValuesOf("timeZone")])];
  const group = t`Question language`;
  return [
    { id: "lang", group, label: t`Original language`, run: () => setLanguage(undefined) },
    ...languages.map((code) => ({
      id: `lang ${code}`,
      group,
      label: languageName(code, i18n.locale),
      run: () => setLanguage(code),
    })),
    ...zones.map((zone) => ({
      id: `zone ${zone}`,
      group: t`Time zone`,
      label: zone,
      run: () => set("tz", zone === own ? undefined : zone),
    })),
  ];
}
