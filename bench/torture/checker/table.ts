import type { Counts } from "./counts.ts";
import { type Difference, type Rule, RULES } from "./verdict.ts";

/** Of each rule, so that what differs a thousand times hides nothing else. */
const SHOWN = 20;

/** What was seen and what differs, as a table for people. */
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
