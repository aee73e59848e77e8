import type { Connection } from "../../../client/connection.ts";
import type { Shelf, ShelfContents } from "../reading/shelf.ts";
import { forgetDevice, isRemembering, startRemembering } from "./device-flag.ts";

/** Why nothing, or not everything, is kept. */
export type DeviceTrouble =
  /** What was kept could not be read, and is dropped. */
  | "unreadable"
  /** This browser keeps nothing: storage is refused, full or broken. */
  | "unavailable";

export interface DeviceState {
  /** `loading`: what was kept is on its way, and reading waits for it. */
  readonly phase: "off" | "loading" | "on";
  readonly trouble: DeviceTrouble | undefined;
}

interface DeviceSettings {
  readonly connection: Pick<Connection, "digest" | "ended">;
  /** The shelves that there are, by name. */
  readonly shelves: () => ReadonlyMap<string, Shelf>;
  /** Takes what was kept, before anything is read. */
  readonly adopt: (kept: ReadonlyMap<string, ShelfContents>) => void;
}

/** Nobody waits longer for what is kept, in milliseconds: reading is possible without. */
const PATIENCE = 5000;

/** What this device keeps of what a connection has read, from visit to visit, where somebody wants it to. */
export class Device {
  readonly #settings: DeviceSettings;
  readonly #listeners = new Set<() => void>();
  #state: DeviceState = { phase: "off", trouble: undefined };
  #unsaved = new Set<string>();
  /** One thing after the other. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(settings: DeviceSettings) {
    this.#settings = settings;
    if (!isRemembering()) return;
    this.#state = { phase: "loading", trouble: undefined };
    void this.#load();
  }

  readonly get = (): DeviceState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keeps, from now on, what has been read and will be; or drops it all. */
  turn(on: boolean): void {
    if (!on) {
      forgetDevice();
      return this.#tell({ phase: "off", trouble: undefined });
    }
    try {
      startRemembering();
    } catch {
      return this.#giveUp();
    }
    this.#tell({ phase: "on", trouble: undefined });
    for (const name of this.#settings.shelves().keys()) this.keep(name);
  }

  /** Drops what is kept; what is read from now on is kept again. */
  forget(): void {
    if (this.#state.phase === "off") return;
    this.#unsaved.clear();
    this.#do(async () => (await import("./device-store.ts")).clearShelves());
  }

  /** Keeps a shelf as it is, as soon as that is possible. */
  keep(name: string): void {
    if (this.#state.phase !== "on") return;
    this.#unsaved.add(name);
    this.#do(() => this.#save());
  }

  #do(work: () => Promise<unknown>): void {
    this.#queue = this.#queue.then(work).catch(() => this.#giveUp());
  }

  async #save(): Promise<void> {
    const { connection, shelves } = this.#settings;
    const names = [...this.#unsaved];
    this.#unsaved.clear();
    if (names.length === 0) return;
    const [{ saveShelf }, digest] = await Promise.all([import("./device-store.ts"), connection.digest()]);
    for (const name of names) {
      const shelf = shelves().get(name);
      // Another page may have signed out or switched it off meanwhile.
      if (connection.ended.aborted || this.#state.phase !== "on" || shelf === undefined) return;
      if (!isRemembering()) return this.#tell({ phase: "off", trouble: undefined });
      await saveShelf(digest, name, shelf.contents);
    }
  }

  async #load(): Promise<void> {
    const { connection, adopt } = this.#settings;
    const inTime = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
    const loaded = (async () => {
      const [{ loadShelves }, digest] = await Promise.all([import("./device-store.ts"), connection.digest()]);
      return loadShelves(digest);
    })();
    try {
      const { shelves, whole } = await Promise.race([loaded, inTime]);
      if (connection.ended.aborted || this.#state.phase !== "loading") return;
      adopt(shelves);
      this.#tell({ phase: "on", trouble: whole ? undefined : "unreadable" });
    } catch {
      this.#giveUp();
    }
  }

  /** Goes on without a device. */
  #giveUp(): void {
    if (this.#settings.connection.ended.aborted || this.#state.phase === "off") return;
    forgetDevice();
    this.#tell({ phase: "off", trouble: "unavailable" });
  }

  #tell(state: DeviceState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
