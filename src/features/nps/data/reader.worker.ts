/** Reads chains into columns away from the screen's thread: no page of chains ever reaches it. */
import { serveReader } from "../../../reading/reader.ts";
import { readWork } from "./read-work.ts";

serveReader(readWork());
