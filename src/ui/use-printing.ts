import { useSyncExternalStore } from "react";

let printing = false;

function subscribe(listener: () => void): () => void {
  const turn = ({ type }: Event) => {
    printing = type === "beforeprint";
    listener();
  };
  addEventListener("beforeprint", turn);
  addEventListener("afterprint", turn);
  return () => {
    removeEventListener("beforeprint", turn);
    removeEventListener("afterprint", turn);
  };
}

/** True while the page is being put on paper: paper tells no observer of its size. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
