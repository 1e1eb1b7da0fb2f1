import { ROOT, run } from "./run.ts";

/** Runs a command and returns its output; throws with the output if it fails. */
export async function must(what: string, command: string[], cwd = ROOT): Promise<string> {
  const { code, output } = await run(command, { cwd });
  if (code !== 0) throw new Error(`${what}:\n${output}`);
  return output;
}
