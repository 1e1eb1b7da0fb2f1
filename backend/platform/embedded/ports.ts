import { createServer } from "node:net";

/**
 * Below the ephemeral ports of systems (from 32,768 on Linux, 49,152 elsewhere: RFC 6335), and above the
 * well-known ports.
 */
const FIRST = 20_000;
const LAST = 31_999;
const TRIES = 100;

/**
 * Returns a free port of the loopback address: the preferred one if free, else one outside the range from
 * which the system could assign it to a connection before its server listens.
 */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && await isFree(preferred)) return preferred;
  for (let tries = 0; tries < TRIES; tries++) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST + 1));
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} to ${LAST} is free.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once(
      "error",
      (error: Error & { code?: string }) => error.code === "EADDRINUSE" ? done(false) : fail(error),
    );
    probe.listen(port, "127.0.0.1", () => probe.close(() => done(true)));
  });
}
