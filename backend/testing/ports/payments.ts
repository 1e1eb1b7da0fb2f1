import { mkdtempSync, rmSync } from "node:fs";
import { spawn } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "../../platform/embedded/ports.ts";
import { sandboxKeys } from "../../platform/ports/payments/simulator/keys.ts";
import { serveSandbox } from "../../platform/ports/payments/simulator/serve.ts";
import { type SandboxPayments, sandboxPayments } from "../../platform/ports/payments/sandbox.ts";

const MAIN = fileURLToPath(new URL("../../platform/ports/payments/simulator/main.ts", import.meta.url));

/** A sandbox of one test file. */
export interface TestSandbox {
  payments: SandboxPayments;
  dataDir: string;
  /** Returns the same sandbox with other limits, such as a short timeout or no quiet retry. */
  with(bounds: { timeoutMs?: number; retries?: number }): SandboxPayments;
  /** Stops it and removes its record. */
  close(): Promise<void>;
}

/** A sandbox that can crash. */
export interface SandboxProcess extends TestSandbox {
  /** Kills the process (SIGKILL) and waits for its end. */
  crash(): Promise<void>;
  /** Restarts it on the same record and port. */
  restart(): Promise<void>;
}

/**
 * Serves a sandbox from this process, with its record in a folder below /tmp. Calls use its port, as with the
 * provider. A process for each test file would only have to start and compile the same code again.
 */
export async function startTestSandbox(): Promise<TestSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), "hearthpaw-payments-"));
  const { port, stop } = await serveSandbox(dataDir, 0);
  return sandboxAt(dataDir, port, () => Promise.resolve(stop()));
}

/** Starts a sandbox in a separate process, as the product does, for tests in which the provider crashes. */
export async function startSandboxProcess(): Promise<SandboxProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "hearthpaw-payments-"));
  const port = await freePort();
  let child: ReturnType<typeof spawn> | undefined;

  async function start() {
    child = spawn(Deno.execPath(), [
      "run",
      "--no-config",
      "--allow-all",
      MAIN,
      "--port",
      String(port),
      "--data",
      dataDir,
      "--until-stdin-ends",
    ], { stdio: ["pipe", "ignore", "inherit"] });
    for (let tries = 0; tries < 200; tries++) {
      try {
        const response = await fetch(`http://127.0.0.1:${port}/_health`);
        await response.body?.cancel();
        if (response.ok) return;
      } catch {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }
    throw new Error("the payments sandbox did not start");
  }

  async function end(signal: "SIGKILL" | "SIGTERM") {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null) return;
    const gone = new Promise((resolve) => ending.once("exit", resolve));
    ending.kill(signal);
    await gone;
  }

  await start();
  return { ...sandboxAt(dataDir, port, () => end("SIGTERM")), crash: () => end("SIGKILL"), restart: start };
}

function sandboxAt(dataDir: string, port: number, end: () => Promise<void>): TestSandbox {
  const at = { address: `http://127.0.0.1:${port}`, keys: sandboxKeys(dataDir) };
  return {
    payments: sandboxPayments(at),
    dataDir,
    with: (bounds) => sandboxPayments({ ...at, ...bounds }),
    async close() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
