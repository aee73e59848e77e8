import { useLingui } from "@lingui/react/macro";
import { useSelector, createStore } from "@tanstack/react-store";
import { useConnection } from "../../client/connection.ts";
import * as z from "zod/mini";
import { onKeptElsewhere } from "../../lib/kept-on-device.ts";
import { type Views, viewSchema, type View, type ViewScreen } from "./view.ts";

const byAddress = new Map<string, SavedViews>();

function viewsOf(baseUrl: string): SavedViews {
  const known = byAddress.get(baseUrl) ?? createSavedViews(() => localStorage, baseUrl);
  byAddress.set(baseUrl, known);
  return known;
}

/** The views saved on this device for the deployment that is read from, and the one way to change them. */
export function useSavedViews() {
  const store = viewsOf(useConnection().baseUrl);
  return { ...useSelector(store), change: store.change };
}

/** What the screens are called that views are of. */
export function useViewNames(): Readonly<Record<ViewScreen, string>> {
  const { t } = useLingui();
  return {
    "/nps": t`NPS`,
    "/scores": t({ message: "Score", context: "metric" }),
    "/responses": t`Responses`,
    "/comments": t`Comments`,
  };
}

/**
 * The views of this device, for one API address. Read anew before each change and when another tab has changed them, so
 * that nothing of either is lost; what can't be read is put aside, and where nothing can be kept they last until the page is left.
 */

const PREFIX = "earshot.views.";
const ASIDE = ".unreadable";

interface Saved {
  readonly views: Views;
  /** True when some of what is stored can't be read. */
  readonly damaged: boolean;
  /** False when these views go with the page. */
  readonly kept: boolean;
}

type SavedViews = ReturnType<typeof createSavedViews>;

const NONE: Saved = { views: [], damaged: false, kept: true };

const storedSchema = z.object({ views: z.array(z.unknown()) });

/** `storage` throws where there is none. Other tabs are listened to from here on. */
export function createSavedViews(storage: () => Storage, baseUrl: string) {
  const key = PREFIX + baseUrl;
  let text: string | null = null;
  const latest = (saved: Saved): Saved => {
    if (!saved.kept) return saved;
    try {
      const stored = storage().getItem(key);
      if (stored === text) return saved;
      text = stored;
      return read(stored);
    } catch {
      return { ...saved, kept: false };
    }
  };
  const store = createStore(latest(NONE));
  onKeptElsewhere(key, () => store.setState(latest));

  const keep = (next: string): boolean => {
    try {
      if (store.state.damaged && text !== null) storage().setItem(key + ASIDE, text);
      storage().setItem(key, next);
      return true;
    } catch {
      return false;
    }
  };

  return {
    get: () => store.state,
    subscribe: (listener: (saved: Saved) => void) => store.subscribe(listener),
    change: (edit: (views: Views) => Views) => {
      store.setState(latest);
      const { views: former, damaged } = store.state;
      const views = edit(former);
      const next = JSON.stringify({ views });
      const kept = keep(next);
      if (kept) text = next;
      store.setState(() => ({ views, damaged: damaged && !kept, kept }));
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
