import { type ChildProcess, spawn } from "node:child_process";
import { deno, ROOT } from "../run.ts";

export type Backend = {
  port: number;
  /**
   * Resolves when the server answers; rejects if it exited, for example because of an error in its sources.
   */
  ready: () => Promise<void>;
  restart: () => Promise<void>;
  /** Stops it in order, with its database. */
  stop: () => Promise<void>;
};

const LOOK_MS = 25;

/**
 * Starts the server as a process that can be replaced quickly: its database and its sandbox keep running and
 * are adopted.
 */
export function startBackend(port: number, env: Record<string, string>): Backend {
  env = { ...env, HOST: "127.0.0.1", PORT: String(port) };
  let child = launch(env);
  let ready = answers(child, port);
  ready.catch(() => {});
  return {
    port,
    ready: () => ready,
    async restart() {
      ready = (async () => {
        await end(child, "SIGKILL"); // an orderly exit would stop the database too
        child = launch({ ...env, WARM_PICTURES: "0" });
        await answers(child, port);
      })();
      await ready.catch((error) => console.error(error.message));
    },
    stop: () => end(child, "SIGTERM"),
  };
}

function launch(env: Record<string, string>): ChildProcess {
  return spawn(deno, ["run", "-A", "--no-prompt", "backend/main.ts"], {
    cwd: ROOT,
    env: { ...Deno.env.toObject(), ...env },
    stdio: "inherit",
  });
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

async function answers(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/v1/configuration`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    if (hasEnded(child)) {
      throw new Error("The server has ended; it starts again with the next change in backend/.");
    }
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill(signal);
  await ended;
}
