import { expect, it } from "vitest";

/** A server in a separate process that may have 64 files open. */
const SERVER = `
  const { listen } = await import(${JSON.stringify(new URL("./listen.ts", import.meta.url).href)});
  const log = { error() {} };
  const { port } = await listen({ port: 0, host: "127.0.0.1" }, () => new Response("ok"), { log });
  console.log(port);
`;

async function connect(port: number): Promise<Deno.TcpConn | undefined> {
  try {
    const connection = await Deno.connect({ hostname: "127.0.0.1", port });
    await connection.write(new TextEncoder().encode("GET / HTTP/1.1\r\n"));
    return connection;
  } catch {
    return undefined;
  }
}

it("a flood of connections that never ask anything does not end the server", async () => {
  const command = new Deno.Command("sh", {
    args: ["-c", 'ulimit -n 64; exec "$0" eval --no-config "$1"', Deno.execPath(), SERVER],
    stdout: "piped",
    stderr: "null",
  });
  const server = command.spawn();
  const output = server.stdout.getReader();
  try {
    const port = Number(new TextDecoder().decode((await output.read()).value));
    const flood: (Deno.TcpConn | undefined)[] = [];
    for (let i = 0; i < 120; i++) flood.push(await connect(port));
    flood.forEach((connection) => connection?.close());
    const ask = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: "close" } });
      return await answer.text();
    };
    await expect.poll(() => ask().catch(String), { timeout: 5_000, interval: 100 }).toBe("ok");
  } finally {
    server.kill("SIGKILL");
    await output.cancel();
    await server.status;
  }
});
