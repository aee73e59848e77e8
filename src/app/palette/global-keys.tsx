import { useLingui } from "@lingui/react/macro";
import { Search } from "lucide-react";
import { lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useKeys } from "../../ui/use-keys.ts";
import { commandKey } from "../../ui/command-key.ts";
import classes from "./palette.module.css";

const PaletteDialog = lazy(async () => ({ default: (await import("./palette-dialog.tsx")).PaletteDialog }));
const KeysDialog = lazy(async () => ({
  default: (await import("../../features/chains/list/keys-dialog.tsx")).KeysDialog,
}));

const openDialog = '[role="dialog"][aria-modal="true"]';

/** The keys that work on every screen, and the button that opens the palette; what they open is loaded when it is. */
export function GlobalKeys() {
  const { t } = useLingui();
  const [shown, setShown] = useState<"nothing" | "palette" | "keys">();
  const close = () => setShown("nothing");
  useCommandKey(() => {
    if (shown === "palette") close();
    else if (document.querySelector(openDialog) === null) setShown("palette");
  });
  useKeys({
    "/": () => {
      const field = searchField(t`Search answers`);
      if (field === undefined) setShown("palette");
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
        onClick={() => setShown("palette")}
      >
        <Search size={16} aria-hidden />
        <span>{t`Go to…`}</span>
      </button>
      {shown === undefined ? null : (
        <Suspense>
          <PaletteDialog opened={shown === "palette"} onClose={close} onKeys={() => setShown("keys")} />
          <KeysDialog opened={shown === "keys"} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Ctrl or ⌘ with K: also while a field is typed in. */
function useCommandKey(action: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
    if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey || isComposing) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

/** The field of the screen that has this name. */
function searchField(name: string): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>("main input")].find(
    (input) => (input.ariaLabel ?? input.labels?.[0]?.textContent) === name && input.checkVisibility(),
  );
}
