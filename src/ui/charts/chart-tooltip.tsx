import classes from "./chart-tooltip.module.css";

interface ChartTooltipProps {
  readonly title: string;
  readonly lines: readonly { readonly name: string; readonly value: string }[];
}

export function ChartTooltip({ title, lines }: ChartTooltipProps) {
  return (
    <div className={classes["tooltip"]}>
      <p>{title}</p>
      <dl>
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
