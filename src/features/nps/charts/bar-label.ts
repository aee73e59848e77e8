/** Above a bar: its share as whole percents, never none for what somebody gave. */
export function barLabel(part: number, share: (share: number) => string): string {
  if (part === 0) return "";
  return part < 0.005 ? `<${share(0.01)}` : share(part);
}
