/** What is wrong with an archive. Apart from what reads archives, so that who tells of it need not load that. */

/** One thing that is wrong. */
export interface ArchiveFault {
  /** The archive's name, as it was given. */
  readonly archive: string;
  /** From 1. */
  readonly line: number;
  /** The path of the field, such as `responses[0].valueNum`; absent where the line as a whole is meant. */
  readonly field?: string;
  readonly reason: string;
}

/** `archive:line: field reason`, for a person to read. */
export function describeFault({ archive, line, field, reason }: ArchiveFault): string {
  return `${archive}:${line}: ${field === undefined ? "" : `${field} `}${reason}`;
}

/** An archive that can't be read as it is. */
export class ArchiveError extends Error {
  override readonly name = "ArchiveError";
  readonly fault: ArchiveFault;

  constructor(fault: ArchiveFault, options?: ErrorOptions) {
    super(describeFault(fault), options);
    this.fault = fault;
  }
}
