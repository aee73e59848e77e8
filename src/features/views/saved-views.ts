/**
 * The views of this device, for one API address. Read anew before each change, so that nothing another tab has saved
 * is lost; what can't be read is put aside, and where nothing can be kept they last until the page is left.
 */
import * as z from "zod/mini";
import type { Views } from "./view-list.ts";
import { viewSchema, type View } from "./view.ts";

const PREFIX = "earshot.views.";
const ASIDE = ".unreadable";

export interface Saved {
  readonly views: Views;
  /** True when some of what is stored can't be read. */
  readonly damaged: boolean;
  /** False when these views go with the page. */
  readonly kept: boolean;
}

export interface SavedViews {
  readonly get: () => Saved;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (edit: (views: Views) => Views) => void;
}

const NONE: Saved = { views: [], damaged: false, kept: true };
const storedSchema = z.object({ views: z.array(z.unknown()) });

/** `storage` throws where there is none. */
export function createSavedViews(storage: () => Storage, baseUrl: string): SavedViews {
  const key = PREFIX + baseUrl;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  let text: string | null = null;
  let saved = NONE;

  const get = (): Saved => {
    if (!saved.kept) return saved;
    try {
      const stored = storage().getItem(key);
      if (stored !== text) {
        text = stored;
        saved = read(stored);
      }
    } catch {
      saved = { ...saved, kept: false };
    }
    return saved;
  };

  const keep = (next: string): boolean => {
    try {
      if (saved.damaged && text !== null) storage().setItem(key + ASIDE, text);
      storage().setItem(key, next);
      return true;
    } catch {
      return false;
    }
  };

  return {
    get,
    subscribe: (listener) => {
      const hear = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      addEventListener("storage", hear);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", hear);
      };
    },
    change: (edit) => {
      const views = edit(get().views);
      const next = JSON.stringify({ views });
      const kept = keep(next);
      if (kept) text = next;
      saved = { views, damaged: saved.damaged && !kept, kept };
      tell();
    },
  };
}

function read(stored: string | null): Saved {
  if (stored === null) return NONE;
  try {
    const { views } = z.parse(storedSchema, JSON.parse(stored));
    const usable = views.map((view) => z.safeParse(viewSchema, view)).filter((view) => view.success);
    return { ...NONE, views: usable.map((view): View => view.data), damaged: usable.length < views.length };
  } catch {
    return { ...NONE, damaged: true };
  }
}
