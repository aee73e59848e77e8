import { usePlotArea } from "recharts";

/** What the bars count, right above the highest of them. */
export function AnswersHead({ text, atRight }: { readonly text: string; readonly atRight: boolean }) {
  const area = usePlotArea();
  if (area === undefined) return null;
  return (
    <text
      x={atRight ? area.x + area.width : area.x}
      y={area.y - 2}
      textAnchor={atRight ? "end" : "start"}
      fontSize="0.6875rem"
      fill="var(--ink-soft)"
    >
      {text}
    </text>
  );
}
