import type { Counts } from "./counts.ts";
import { type Difference, type Rule, RULES } from "./rules.ts";

/** Maximum rows of each rule: a difference that occurs a thousand times must not hide others. */
const SHOWN = 20;

/** Returns the counts and differences as a table for people. */
export function show(counts: Counts, differences: readonly Difference[]): string {
  const line = (a: string, b: string, c: string | number) =>
    `| ${a.padEnd(8)} | ${b.padEnd(90)} | ${String(c).padStart(8)} |`;
  const rule = line("-".repeat(8), "-".repeat(90), "-".repeat(8));
  return [
    line("", "Seen", ""),
    rule,
    ...Object.entries(counts).map(([what, count]) => line("", what, count)),
    rule,
    ...Object.entries(RULES).map(([name, words]) =>
      line(name, words, differences.filter((one) => one.rule === name as Rule).length)
    ),
    ...Object.keys(RULES).flatMap((name) =>
      differences.filter((one) => one.rule === name as Rule).slice(0, SHOWN)
    )
      .map(({ rule, subject, detail }) => `${rule} ${subject}: ${detail}`),
  ].join("\n");
}
