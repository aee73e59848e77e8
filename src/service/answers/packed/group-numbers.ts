/** Numbers for groups while chains are written: known ones are found, new ones are kept to be stored. */
import { chainContent, questionContent, type ChainGroup, type StoredGroup } from "./answer-groups.ts";

type Kind = StoredGroup["kind"];

export class GroupNumbers {
  readonly #numbers: Readonly<Record<Kind, Map<string, number>>> = { chain: new Map(), question: new Map() };
  #next = 1;
  #added: StoredGroup[] = [];
  /** Questions by id and type, so that finding one makes no text. */
  readonly #found = new Map<string, Map<string, number>>();

  /** Numbers go on behind those of `known`. */
  constructor(known: Iterable<StoredGroup>) {
    for (const { id, kind, content } of known) {
      this.#numbers[kind].set(content, id);
      this.#next = Math.max(this.#next, id + 1);
    }
  }

  ofChain = (chain: ChainGroup): number => this.#number("chain", chainContent(chain));

  /** Of answers whose number stands in `answer` alone. */
  ofUnsaid = (question: string, questionType: string): number =>
    this.#number("question", questionContent({ question, questionType, isUnsaid: true }));

  ofQuestion(question: string, questionType: string): number {
    const byType = this.#found.get(question);
    const found = byType?.get(questionType);
    if (found !== undefined) return found;
    const number = this.#number("question", questionContent({ question, questionType }));
    if (byType === undefined) this.#found.set(question, new Map([[questionType, number]]));
    else byType.set(questionType, number);
    return number;
  }

  /** The numbers here of groups that have numbers of their own; a group gets one when it is asked for. */
  numbersOf(groups: readonly StoredGroup[]): (own: number) => number {
    const byId = new Map(groups.map((group) => [group.id, group]));
    const numbers = new Map<number, number>();
    return (own) => {
      const known = numbers.get(own);
      if (known !== undefined) return known;
      const group = byId.get(own);
      if (group === undefined) throw new Error(`There is no group ${own}.`);
      const number = this.#number(group.kind, group.content);
      numbers.set(own, number);
      return number;
    };
  }

  /** The groups that are new since this was asked last. */
  takeAdded(): readonly StoredGroup[] {
    const added = this.#added;
    this.#added = [];
    return added;
  }

  #number(kind: Kind, content: string): number {
    const known = this.#numbers[kind].get(content);
    if (known !== undefined) return known;
    const id = this.#next;
    this.#next += 1;
    this.#numbers[kind].set(content, id);
    this.#added.push({ id, kind, content });
    return id;
  }
}
