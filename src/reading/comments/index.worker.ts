/** Keeps all comments away from the screen's thread, which sees those in view alone. */
import { serveReader } from "../reader.ts";
import { beginCommentsWork } from "./index-work.ts";

serveReader(beginCommentsWork);
