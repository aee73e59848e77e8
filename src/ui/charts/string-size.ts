interface Size {
  readonly width: number;
  readonly height: number;
}

/** What of a text's look decides how large it is; the page has the rest. */
interface TextStyle {
  readonly fontSize?: string | number | undefined;
  readonly letterSpacing?: string | undefined;
}

const NOTHING: Size = { width: 0, height: 0 };

/** The page's own font, and what measures it. */
let page:
  | { readonly size: string; readonly family: string; readonly drawing: CanvasRenderingContext2D }
  | undefined;

/** The chart library's text sizes, in pixels (`scripts/library-parts.ts`), without putting texts into the page. */
export function getStringSize(
  text: string | number | null | undefined,
  { fontSize, letterSpacing = "normal" }: TextStyle = {},
): Size {
  page ??= pageFont();
  if (text === undefined || text === null || page === undefined) return NOTHING;
  const { drawing, family } = page;
  const size = typeof fontSize === "number" ? `${fontSize}px` : (fontSize ?? page.size);
  drawing.font = `${size} ${family}`;
  drawing.letterSpacing = letterSpacing === "normal" ? "0px" : letterSpacing;
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = drawing.measureText(String(text));
  return { width, height: fontBoundingBoxAscent + fontBoundingBoxDescent };
}

function pageFont(): typeof page {
  const drawing = document.createElement("canvas").getContext("2d");
  const { fontSize: size, fontFamily: family } = getComputedStyle(document.body);
  return drawing === null ? undefined : { size, family, drawing };
}
