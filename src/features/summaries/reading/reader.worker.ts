/** Reads the chains of surveys away from the screen's thread: no page of chains ever reaches it. */
import { serveReader } from "../../../reading/reader.ts";
import { beginSurveyWork } from "./survey-work.ts";

serveReader(beginSurveyWork);
