import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";

export const ROOT: string = join(import.meta.dirname!, "..");

/** What a runner whose processes were ended may take to put away what it has started, in ms. */
const TO_PUT_AWAY_MS = 30_000;

export type Ran = { code: number | null; output: string; seconds: number; hasHung: boolean };

/**
 * Runs a command to its end without a terminal or input; answers what it said. One that takes more than `mostSeconds` is ended: first its
 * test runner's own processes, so that the runner can put away what it has started, then itself.
 */
export function run(
  command: string[],
  options: { env?: Record<string, string>; cwd?: string; mostSeconds?: number } = {},
): Promise<Ran> {
  const began = performance.now();
  return new Promise((done) => {
    const child = spawn(command[0]!, command.slice(1), {
      cwd: options.cwd ?? ROOT,
      env: { ...Deno.env.toObject(), CI: "true", NO_COLOR: "1", ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (chunk) => output += chunk);
    child.stderr.on("data", (chunk) => output += chunk);
    let hasHung = false;
    const bounds: ReturnType<typeof setTimeout>[] = [];
    if (options.mostSeconds) {
      bounds.push(
        setTimeout(() => {
          hasHung = true;
          spawnSync("pkill", ["-KILL", "-P", `${child.pid}`, "-f", "vitest"]);
        }, options.mostSeconds * 1_000),
        setTimeout(() => child.kill("SIGKILL"), options.mostSeconds * 1_000 + TO_PUT_AWAY_MS),
      );
    }
    const end = (code: number | null) => {
      for (const bound of bounds) clearTimeout(bound);
      done({ code, output, seconds: (performance.now() - began) / 1000, hasHung });
    };
    child.on("error", (error) => {
      output += error.message;
      end(1);
    });
    // What an ended process leaves behind may keep its output open.
    child.on("exit", (code) => hasHung && end(code));
    child.on("close", end);
  });
}

/** A program that npm installed. */
export const bin = (name: string): string => join(ROOT, "node_modules/.bin", name);

/** Deno itself rather than npm's wrapper, which would not pass signals on. */
export const deno: string = Deno.execPath();
