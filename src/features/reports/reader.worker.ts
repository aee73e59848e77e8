/** Reads and makes a report away from the screen's thread. */
import { serveReader } from "../../reading/reader.ts";
import { beginReportWork } from "./report-work.ts";

serveReader(beginReportWork);
