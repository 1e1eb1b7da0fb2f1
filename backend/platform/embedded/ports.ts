import { createServer } from "node:net";

/** A free port of the loopback address: the preferred one if nobody has it. 0 prefers none. */
export function freePort(preferred: number): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", (error) => preferred ? done(freePort(0)) : fail(error));
    probe.listen(preferred, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
