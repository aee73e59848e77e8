// A figure beside what it is held to; a goal that is missed fails the benchmark.

export function show(
  what: string,
  value: number,
  unit: string,
  goal: { most?: number; least?: number },
): void {
  const { most = Infinity, least = -Infinity } = goal;
  const held = value <= most && value >= least;
  const bounds = [
    ...(least === -Infinity ? [] : [`at least ${least}`]),
    ...(most === Infinity ? [] : [`at most ${most}`]),
  ];
  console.log(`${held ? "✓" : "✗"} ${what}: ${value.toFixed(1)} ${unit} (goal ${bounds.join(", ")} ${unit})`);
  if (!held) process.exitCode = 1;
}
