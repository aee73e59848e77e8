/** One thing that the palette can do. */
export interface Command {
  readonly id: string;
  /** The heading that it stands under. */
  readonly group: string;
  readonly label: string;
  /** What it is or does, where the label alone does not tell. */
  readonly detail?: string;
  /** The language of the label, where it is not that of the interface. */
  readonly language?: string;
  /** True for one that is offered before anything is typed. */
  readonly atFirst?: boolean;
  /** True for one that leads to another place, where the keyboard then goes on. */
  readonly leads?: boolean;
  readonly run: () => void;
}
