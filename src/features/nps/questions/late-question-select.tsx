import { lazy } from "react";
import { AfterFirstContent } from "../../../ui/first-content.tsx";
import type { QuestionSelectProps } from "./question-select.tsx";

const QuestionSelect = lazy(async () => ({
  default: (await import("./question-select.tsx")).QuestionSelect,
}));

/** Comes with the kit's lists, which the charts need not wait for. */
export const LateQuestionSelect = (props: QuestionSelectProps) => (
  <AfterFirstContent>
    <QuestionSelect {...props} />
  </AfterFirstContent>
);
