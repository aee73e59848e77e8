import { useSelector } from "@tanstack/react-store";
import { useConnection } from "../../client/connection.ts";
import { createSavedViews, type Saved, type SavedViews } from "./saved-views.ts";

const byAddress = new Map<string, SavedViews>();

function viewsOf(baseUrl: string): SavedViews {
  const known = byAddress.get(baseUrl) ?? createSavedViews(() => localStorage, baseUrl);
  byAddress.set(baseUrl, known);
  return known;
}

/** What is saved, and the one way to change it. */
export type SavedViewsInUse = Saved & Pick<SavedViews, "change">;

/** The views saved on this device for the deployment that is read from. */
export function useSavedViews(): SavedViewsInUse {
  const store = viewsOf(useConnection().baseUrl);
  return { ...useSelector(store), change: store.change };
}
