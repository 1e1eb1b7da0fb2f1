import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { createServer } from "node:net";

export type Product = {
  origin: string;
  /** Of the server's process. */
  pid: number;
  /** An empty folder of this run's own. */
  folder: string;
  /** How long it took to be ready, in seconds: database, schema and example data. */
  startSeconds: number;
  stop: () => Promise<void>;
};

/** Starts the whole product at a free port, on data of its own, with the example data and, unless told, without rate limits. */
export async function startProduct(change: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp("/tmp/hearthpaw-bench-");
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const server = spawn(Deno.execPath(), ["run", "-A", join(import.meta.dirname!, "../backend/main.ts")], {
    env: {
      ...Deno.env.toObject(),
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMIT_SCALE: "0",
      LOG_LEVEL: "error",
      ...change,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    server.kill("SIGTERM");
    await new Promise((done) => server.once("exit", done));
    await rm(folder, { recursive: true, force: true });
  };
  while (!await fetch(`${origin}/readyz`).then((r) => r.body?.cancel().then(() => r.ok), () => false)) {
    if (performance.now() - began > 120_000) {
      await stop();
      throw new Error("the server did not become ready in two minutes");
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  return { origin, pid: server.pid!, folder, startSeconds: (performance.now() - began) / 1000, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  const { port } = server.address() as { port: number };
  await new Promise((done) => server.close(done));
  return port;
}
