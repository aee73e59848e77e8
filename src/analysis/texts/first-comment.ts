import type { ResponseChain } from "../../contract/resources.ts";

export interface Comment {
  readonly text: string;
  /** The language it was given in; empty where nobody knows. */
  readonly language: string;
}

/** The first Text answer of a chain that is not blank. */
export function firstComment(chain: Pick<ResponseChain, "responses" | "language">): Comment | undefined {
  for (const { questionType, answer, valueString, language } of chain.responses) {
    const text = valueString ?? (typeof answer === "string" ? answer : "");
    if (questionType === "Text" && text.trim() !== "") {
      return { text, language: language || chain.language };
    }
  }
  return undefined;
}
