import { useDirection } from "../../../i18n/use-formats.ts";
import { linePath } from "../../../ui/line-path.ts";

interface SmallLineProps {
  /** Shares of 0 to 1, in order; null where there is nothing to take a share of. */
  readonly shares: readonly (number | null)[];
  readonly label: string;
  /** In pixels. */
  readonly width?: number;
}

const [HEIGHT, EDGE] = [22, 2];

/** A share over time, drawn from nought to its highest; periods without a share leave a gap. */
export function SmallLine({ shares, label, width = 96 }: SmallLineProps) {
  const isMirrored = useDirection() === "rtl";
  const highest = Math.max(0, ...shares.map((share) => share ?? 0));
  const x = (at: number) => {
    const fromStart = EDGE + (at * (width - 2 * EDGE)) / Math.max(1, shares.length - 1);
    return isMirrored ? width - fromStart : fromStart;
  };
  const y = (share: number) => HEIGHT - EDGE - (highest === 0 ? 0 : share / highest) * (HEIGHT - 2 * EDGE);
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={label}>
      <path
        d={linePath(shares, x, y)}
        fill="none"
        stroke="var(--accent)"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
