import { ROOT, run } from "./run.ts";

/** Runs a command; throws what it said where it fails. */
export async function must(what: string, command: string[], cwd = ROOT): Promise<string> {
  const { code, output } = await run(command, { cwd });
  if (code !== 0) throw new Error(`${what}:\n${output}`);
  return output;
}
