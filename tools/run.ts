import { spawn } from "node:child_process";
import { join } from "node:path";

export const ROOT: string = join(import.meta.dirname!, "..");

export type Ran = { code: number | null; output: string; seconds: number };

/** Runs a command to its end without a terminal or input; answers what it said. */
export function run(
  command: string[],
  options: { env?: Record<string, string>; cwd?: string } = {},
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
    const end = (code: number | null) => done({ code, output, seconds: (performance.now() - began) / 1000 });
    child.on("error", (error) => {
      output += error.message;
      end(1);
    });
    child.on("close", end);
  });
}

/** A program that npm installed. */
export const bin = (name: string): string => join(ROOT, "node_modules/.bin", name);

/** Deno itself rather than npm's wrapper, which would not pass signals on. */
export const deno: string = Deno.execPath();
