import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { freePort } from "../../backend/platform/embedded/ports.ts";
import { sleep } from "./parts.ts";

/**
 * Starts PgBouncer in transaction mode before a database, as in docs/operations.md; returns the address of
 * the pooled database.
 */
export async function openPooler(
  binary: string,
  databaseUrl: string,
): Promise<{ url: string; close: () => void }> {
  const url = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync("/tmp/hearthpaw-pooler-");
  chmodSync(folder, 0o755);
  const { hostname, username, password, pathname } = url;
  const bounds =
    "set statement_timeout = ''10s''; set lock_timeout = ''5s''; set idle_in_transaction_session_timeout = ''15s''";
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
${
      pathname.slice(1)
    } = host=${hostname} port=${url.port} user=${username} password=${password} connect_query='${bounds}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_prepared_statements = 500
ignore_startup_parameters = statement_timeout,lock_timeout,idle_in_transaction_session_timeout,extra_float_digits
server_login_retry = 1
log_connections = 0
log_disconnections = 0
`,
    { mode: 0o644 },
  );
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn(binary, ["-q", ...user, file], { stdio: ["ignore", "ignore", "inherit"] });
  while (!await takesConnections(port)) {
    if (child.exitCode !== null) throw new Error("PgBouncer did not start");
    await sleep(40);
  }
  url.port = String(port);
  return {
    url: url.href,
    close() {
      child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function takesConnections(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => (socket.destroy(), done(true)));
    socket.once("error", () => done(false));
  });
}
