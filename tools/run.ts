import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";

export const ROOT: string = join(import.meta.dirname!, "..");

/** Time for a runner to clean up after its processes were killed, in ms. */
const TO_PUT_AWAY_MS = 30_000;

export type Ran = { code: number | null; output: string; seconds: number; hasHung: boolean };

/**
 * Runs a command to its end without a terminal or input; returns its output. If it prints nothing for
 * `mostSilentSeconds`, its test runner's own processes are killed first, to let the runner clean up, and then
 * the command. The total time is no criterion: a slow machine with all suites in parallel takes several times
 * as long as a fast one.
 */
export function run(
  command: string[],
  options: { env?: Record<string, string>; cwd?: string; mostSilentSeconds?: number } = {},
): Promise<Ran> {
  const began = performance.now();
  return new Promise((done) => {
    const child = spawn(command[0]!, command.slice(1), {
      cwd: options.cwd ?? ROOT,
      env: { ...Deno.env.toObject(), CI: "true", NO_COLOR: "1", ...options.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    let hasHung = false;
    let bound: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      if (!options.mostSilentSeconds || hasHung) return;
      clearTimeout(bound);
      bound = setTimeout(() => {
        hasHung = true;
        spawnSync("pkill", ["-KILL", "-P", `${child.pid}`, "-f", "vitest"]);
        bound = setTimeout(() => child.kill("SIGKILL"), TO_PUT_AWAY_MS);
      }, options.mostSilentSeconds * 1_000);
    };
    const hear = (chunk: string) => {
      output += chunk;
      listen();
    };
    child.stdout.setEncoding("utf8").on("data", hear);
    child.stderr.setEncoding("utf8").on("data", hear);
    listen();
    const end = (code: number | null) => {
      clearTimeout(bound);
      done({ code, output, seconds: (performance.now() - began) / 1000, hasHung });
    };
    child.on("error", (error) => {
      output += error.message;
      end(1);
    });
    // Children of a killed process may keep its output open.
    child.on("exit", (code) => hasHung && end(code));
    child.on("close", end);
  });
}

/** Returns the path of a program installed by npm. */
export const bin = (name: string): string => join(ROOT, "node_modules/.bin", name);

/** Deno itself instead of npm's wrapper, which would not forward signals. */
export const deno: string = Deno.execPath();
