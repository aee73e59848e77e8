import { createStore } from "@tanstack/react-store";
import type { Connection } from "../../../client/connection.ts";
import type { ColumnStore, StoredColumns } from "./column-store.ts";
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
  /** The column stores that there are, by name. */
  readonly columnStores: () => ReadonlyMap<string, ColumnStore>;
  /** Takes what was kept, before anything is read. */
  readonly adopt: (kept: ReadonlyMap<string, StoredColumns>) => void;
}

/** The longest wait for what is kept, in milliseconds: reading is possible without. */
const TIMEOUT = 5000;

/** What this device keeps of what a connection has read, from visit to visit, where the user wants that. */
export class Device {
  readonly #settings: DeviceSettings;
  readonly store = createStore<DeviceState>({ phase: "off", trouble: undefined });
  #unsaved = new Set<string>();
  /** One thing after the other. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(settings: DeviceSettings) {
    this.#settings = settings;
    if (!isRemembering()) return;
    this.#tell({ phase: "loading", trouble: undefined });
    void this.#load();
  }

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
    for (const name of this.#settings.columnStores().keys()) this.keep(name);
  }

  /** Drops what is kept; what is read from now on is kept again. */
  forget(): void {
    if (this.store.state.phase === "off") return;
    this.#unsaved.clear();
    this.#do(async () => (await import("./device-store.ts")).clearStores());
  }

  /** Keeps a column store as it is, as soon as that is possible. */
  keep(name: string): void {
    if (this.store.state.phase !== "on") return;
    this.#unsaved.add(name);
    this.#do(() => this.#save());
  }

  #do(work: () => Promise<unknown>): void {
    this.#queue = this.#queue.then(work).catch(() => this.#giveUp());
  }

  async #save(): Promise<void> {
    const { connection, columnStores } = this.#settings;
    const names = [...this.#unsaved];
    this.#unsaved.clear();
    if (names.length === 0) return;
    const [{ saveStore }, digest] = await Promise.all([import("./device-store.ts"), connection.digest()]);
    for (const name of names) {
      const columnStore = columnStores().get(name);
      // Another page may have signed out or switched it off meanwhile.
      if (connection.ended.aborted || this.store.state.phase !== "on" || columnStore === undefined) return;
      if (!isRemembering()) return this.#tell({ phase: "off", trouble: undefined });
      await saveStore(digest, name, columnStore.contents);
    }
  }

  async #load(): Promise<void> {
    const { connection, adopt } = this.#settings;
    const inTime = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT));
    const loaded = (async () => {
      const [{ loadStores }, digest] = await Promise.all([import("./device-store.ts"), connection.digest()]);
      return loadStores(digest);
    })();
    try {
      const { columnStores, whole } = await Promise.race([loaded, inTime]);
      if (connection.ended.aborted || this.store.state.phase !== "loading") return;
      adopt(columnStores);
      this.#tell({ phase: "on", trouble: whole ? undefined : "unreadable" });
    } catch {
      this.#giveUp();
    }
  }

  /** Goes on without a device. */
  #giveUp(): void {
    if (this.#settings.connection.ended.aborted || this.store.state.phase === "off") return;
    forgetDevice();
    this.#tell({ phase: "off", trouble: "unavailable" });
  }

  #tell(state: DeviceState): void {
    this.store.setState(() => state);
  }
}
