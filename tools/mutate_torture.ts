/**
 * Plants the ways to lose money one at a time, and reports which rule of the checker finds each in a random
 * run. Run it manually, in a separate clone: it changes files and restores them. Each run takes about a
 * minute, and all of them half an hour.
 *
 *     deno run -A tools/mutate_torture.ts          all that a random run can find, after one run without a bug
 *     deno run -A tools/mutate_torture.ts refund   those with "refund" in their name, without that first run
 */
import { type Outcome, plant, unplantable } from "./mutate.ts";
import { moneyProofs } from "./mutations/money_proofs.ts";
import { meetings } from "./mutations/money_torture.ts";
import { deno, ROOT, run } from "./run.ts";

/** Number of random runs. The next may produce the situation that a bug needs if the first did not. */
const TRIES = 3;
const LAST_LINE = /^SEED=(\d+): (\d+) differences(?: \((.+)\))?$/m;

type Found = Pick<Outcome, "verdict" | "says">;

/** Returns the result of a run: its seed, and the rules with differences. A run without an end is broken. */
export function foundIn(output: string): Found & { seed?: string } {
  const line = LAST_LINE.exec(output);
  if (!line) {
    const says = output.split("\n").findLast((text) => text.includes("Error: ")) ?? "it did not end";
    return { verdict: "broken", says };
  }
  const [, seed, count, rules] = line;
  return count === "0"
    ? { verdict: "survived", says: "no difference", seed: seed! }
    : { verdict: "caught", says: rules ?? "", seed: seed! };
}

async function torture(focus: string, seconds: number): Promise<Found & { seed?: string }> {
  const { output } = await run([deno, "run", "-A", "--no-prompt", "bench/torture/main.ts", String(seconds)], {
    cwd: ROOT,
    env: { FOCUS: focus, NODE_NO_WARNINGS: "1" },
  });
  return foundIn(output);
}

const row = (name: string, found: string, seconds: number, of: string) =>
  `| ${name} | ${found} | ${seconds.toFixed(0)} | ${of} |`;

/** Returns whether a run without a bug finds nothing; otherwise it would find the same with every bug. */
async function isQuiet(focus: string): Promise<boolean> {
  const began = performance.now();
  const { verdict, says, seed } = await torture(focus, 30);
  console.log(row("nothing", says, (performance.now() - began) / 1_000, `SEED=${seed}`));
  return verdict === "survived";
}

async function main(): Promise<number> {
  const wanted = Deno.args[0] ?? "";
  const bugs = moneyProofs.filter(({ name }) => name.includes(wanted));
  const problem = unplantable(bugs, ROOT);
  if (problem) {
    console.error(problem);
    return 1;
  }
  const met = bugs.flatMap((bug) => {
    const meeting = meetings[bug.name]!;
    return "focus" in meeting ? [{ bug, ...meeting }] : [];
  });
  console.log("| planted | rules that found it | seconds | run |\n|---|---|---:|---|");
  if (!wanted && !await isQuiet(met.map(({ focus }) => focus).join("|"))) return 1;
  let missed = 0;
  for (const { bug, focus, seconds } of met) {
    for (let tries = 1; tries <= TRIES; tries++) {
      let seed = "";
      const outcome = await plant(bug, ROOT, async () => {
        const found = await torture(focus, seconds);
        seed = found.seed ?? "";
        return found;
      });
      if (outcome.verdict === "survived" && tries < TRIES) continue;
      if (outcome.verdict !== "caught") missed++;
      const says = outcome.verdict === "caught" ? outcome.says : `${outcome.verdict}: ${outcome.says}`;
      console.log(row(bug.name, says, outcome.seconds, `${tries}, SEED=${seed}`));
      break;
    }
  }
  console.log(`${met.length - missed} of ${met.length} caught`);
  return missed;
}

if (import.meta.main) Deno.exit(await main());
