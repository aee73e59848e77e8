import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { type Dispatch, type SetStateAction, Suspense, useEffect, useState } from "react";
import { useHotkeys } from "@mantine/hooks";
import { useKeys, commandKey } from "../../ui/use-keys.ts";
import classes from "./palette.module.css";
import { lazily } from "../../ui/schedule/late-part.tsx";

const PaletteDialog = lazily(async () => (await import("./palette-dialog.tsx")).PaletteDialog);
const KeysDialog = lazily(
  async () => (await import("../../features/chains/list/keys-dialog.tsx")).KeysDialog,
);

const openDialog = '[role="dialog"][aria-modal="true"]';

/** The keys that work on every screen, and the button that opens the palette; what they open is loaded when it is. */
export function GlobalKeys() {
  const { t } = useLingui();
  const [shown, setShown] = useState<"nothing" | "palette" | "keys" | undefined>(() =>
    heardAhead() ? "palette" : undefined,
  );
  const [typed, setTyped] = useState(() => heardAhead().slice(1));
  useEffect(() => {
    document.documentElement.dataset["palette"] = "";
  }, []);
  const close = () => setShown("nothing");
  const showPalette = () => {
    setTyped("");
    setShown("palette");
  };
  useTypedAhead(shown === "palette", setTyped);
  const turnPalette = () => {
    if (shown === "palette") close();
    else if (document.querySelector(openDialog) === null) showPalette();
  };
  // Also while a field is typed in.
  useHotkeys([["mod+K", turnPalette]], [], true);
  useKeys({
    "/": () => {
      const field = searchField();
      if (field === undefined) showPalette();
      else field.focus();
    },
    "?": () => setShown("keys"),
  });
  return (
    <>
      <button
        type="button"
        className={classes["open"]}
        aria-label={t`Go to…`}
        data-key={commandKey("K")}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={showPalette}
      >
        <Search size={16} aria-hidden />
        <span>{t`Go to…`}</span>
      </button>
      {shown === undefined ? null : (
        <Suspense>
          <PaletteDialog
            opened={shown === "palette"}
            typed={typed}
            onType={setTyped}
            onClose={close}
            onKeys={() => setShown("keys")}
          />
          <KeysDialog opened={shown === "keys"} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Ctrl K as ">", and what was typed after it, before this was there (ahead.ts). */
const heardAhead = (): string => document.documentElement.dataset["palette"] ?? "";

/** What is typed before the palette has its field, as its code or its focus is still on the way, goes into that all the same. */
function useTypedAhead(isOpen: boolean, setTyped: Dispatch<SetStateAction<string>>): void {
  useEffect(() => {
    if (!isOpen) return;
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isInDialog = target instanceof Element && target.closest(openDialog) !== null;
      if (isInDialog || ctrlKey || metaKey || altKey || (key.length !== 1 && key !== "Backspace")) return;
      event.preventDefault();
      event.stopPropagation();
      setTyped((before) => (key === "Backspace" ? before.slice(0, -1) : before + key));
    };
    // Ahead of the keys of the screen behind.
    document.addEventListener("keydown", press, { capture: true });
    return () => document.removeEventListener("keydown", press, { capture: true });
  }, [isOpen, setTyped]);
}

/** The screen's own search. */
const searchField = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main input[type="search"]')].find((field) =>
    field.checkVisibility(),
  );
