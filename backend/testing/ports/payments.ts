import { mkdtempSync, rmSync } from "node:fs";
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { sandboxKeys } from "../../platform/ports/payments/simulator/keys.ts";
import { type SandboxPayments, sandboxPayments } from "../../platform/ports/payments/sandbox.ts";

const MAIN = fileURLToPath(new URL("../../platform/ports/payments/simulator/main.ts", import.meta.url));

/** A sandbox of one test file's own. */
export interface TestSandbox {
  payments: SandboxPayments;
  dataDir: string;
  /** Ends the process as a crash would (SIGKILL), and waits until it is gone. */
  crash(): Promise<void>;
  /** Starts it again on the same record and port. */
  restart(): Promise<void>;
  /** The same sandbox with other bounds, such as a short time-out or no quiet retry. */
  with(bounds: { timeoutMs?: number; retries?: number }): SandboxPayments;
  /** Ends the process and removes its record. */
  close(): Promise<void>;
}

/** Starts a sandbox process in a folder below /tmp. */
export async function startTestSandbox(): Promise<TestSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), "hearthpaw-payments-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const keys = sandboxKeys(dataDir);
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
        const response = await fetch(`${address}/_health`);
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
  return {
    payments: sandboxPayments({ address, keys }),
    dataDir,
    crash: () => end("SIGKILL"),
    restart: start,
    with: (bounds) => sandboxPayments({ address, keys, ...bounds }),
    async close() {
      await end("SIGTERM");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => typeof address === "object" && address ? resolve(address.port) : reject());
    });
  });
}
