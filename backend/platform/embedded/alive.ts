import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import process from "node:process";

/**
 * Returns whether a process runs under this id. A zombie, which its parent has not collected yet, does not
 * count.
 */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as { code?: string }).code !== "EPERM") return false;
  }
  return stateOf(pid) !== "Z";
}

/**
 * Returns whether a process was started with exactly this argument, since a folder's name may be the end of
 * another's.
 */
export function hasArgument(pid: number, argument: string): boolean {
  try {
    if (existsSync("/proc/self/cmdline")) {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(argument);
    }
    const line = execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
    return ` ${line.trim()} `.includes(` ${argument} `);
  } catch {
    return false;
  }
}

function stateOf(pid: number): string {
  try {
    if (existsSync("/proc/self/stat")) {
      return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.[0] ?? "";
    }
    return execFileSync("ps", ["-o", "state=", "-p", String(pid)], { encoding: "utf8" }).trim()[0] ?? "";
  } catch {
    return "";
  }
}

/** Sends `signals` in turn, each with its wait in milliseconds, until the process has ended. */
export async function endProcess(pid: number, signals: [NodeJS.Signals, number][]): Promise<boolean> {
  for (const [signal, patience] of signals) {
    try {
      process.kill(pid, signal);
    } catch {
      return !isAlive(pid);
    }
    const until = Date.now() + patience;
    while (Date.now() < until) {
      if (!isAlive(pid)) return true;
      await new Promise((done) => setTimeout(done, 20));
    }
  }
  return !isAlive(pid);
}
