import type { Log } from "./log.ts";

export type Address = { port: number; host: string };
type Handler = (request: Request, info: Deno.ServeHandlerInfo<Deno.NetAddr>) => Promise<Response> | Response;

export type Listener = {
  port: number;
  /** Takes no new connections; resolves when those in flight have ended. */
  shutdown: () => Promise<void>;
};

/** Between two attempts to listen again. */
const PAUSE_MS = 100;

/**
 * Serves HTTP until it is shut down. Deno gives up listening for good at the first connection that it cannot take, as
 * when there are more of them than the process may have files open: so it is made to listen again. Throws when the port
 * is in use at the start.
 */
export function listen({ port, host }: Address, handle: Handler, log: Log): Listener {
  const servers = new Set<Deno.HttpServer<Deno.NetAddr>>();
  let isOver = false;

  function serve(at: number): number {
    const server = Deno.serve({ port: at, hostname: host, onListen: () => {}, onError: failed }, handle);
    servers.add(server);
    const { port } = server.addr;
    server.finished.then(() => servers.delete(server), (error) => {
      log.error("the server takes no more connections, it listens again", { error });
      again(port);
    });
    return port;
  }

  function again(port: number): void {
    setTimeout(() => {
      if (isOver) return;
      try {
        serve(port);
      } catch (error) {
        log.error("the server cannot listen again yet", { error });
        again(port);
      }
    }, PAUSE_MS);
  }

  function failed(error: unknown): Response {
    log.error("a request failed outside the app", { error });
    return new Response(null, { status: 500 });
  }

  return {
    port: serve(port),
    shutdown: async () => {
      isOver = true;
      await Promise.all([...servers].map((server) => server.shutdown().catch(() => {})));
    },
  };
}
