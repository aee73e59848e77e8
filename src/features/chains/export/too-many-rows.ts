/** More rows than one sheet of a workbook holds: no file is made rather than a cut one. */
export class TooManyRows extends Error {
  override readonly name = "TooManyRows";
  readonly most: number;

  constructor(most: number) {
    super(`more than ${most} rows`);
    this.most = most;
  }
}
