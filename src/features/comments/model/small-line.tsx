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
  const highest = Math.max(0, ...shares.map((share) => share ?? 0));
  const x = (at: number) => EDGE + (at * (width - 2 * EDGE)) / Math.max(1, shares.length - 1);
  const y = (share: number) => HEIGHT - EDGE - (highest === 0 ? 0 : share / highest) * (HEIGHT - 2 * EDGE);
  const path = shares.map((share, at) => {
    if (share === null) return "";
    const place = `${x(at).toFixed(1)} ${y(share).toFixed(1)}`;
    // A period by itself is a dot.
    return (shares[at - 1] ?? null) === null ? `M${place}h0.01` : `L${place}`;
  });
  return (
    <svg width={width} height={HEIGHT} role="img" aria-label={label}>
      <path
        d={path.join("")}
        fill="none"
        stroke="var(--accent)"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
