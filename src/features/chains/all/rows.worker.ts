/** Keeps all rows of a list away from the screen's thread, which sees those in view alone. */
import { serveReader } from "../../../reading/reader.ts";
import { beginRowsWork } from "./rows-work.ts";

serveReader(beginRowsWork);
