/** Files that have changed, as git tells. */
import { spawnSync } from "node:child_process";
import { ROOT } from "./run.ts";

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1e8 });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr.trim()}`);
  return stdout.trim();
}

/** Returns whether the repository has this branch or commit. */
export const hasCommit = (name: string): boolean =>
  spawnSync("git", ["rev-parse", "--verify", "--quiet", `${name}^{commit}`], { cwd: ROOT }).status === 0;

/** Returns the files that this branch has changed since it left `base`, including those of the working tree. */
export function changedSince(base: string): string[] {
  const from = git("merge-base", base, "HEAD");
  const files = [
    git("diff", "--name-only", "--no-renames", from),
    git("ls-files", "--others", "--exclude-standard"),
  ];
  return [...new Set(files.flatMap((text) => text.split("\n").filter(Boolean)))].sort();
}
