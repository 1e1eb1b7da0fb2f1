/**
 * The web during development. Vite runs before the server, answers requests for its own files (modules,
 * styles, hot replacement) and forwards all others. It renders pages from the sources.
 */
import {
  createServer as createHttp,
  type IncomingMessage,
  request as ask,
  type ServerResponse,
} from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { type Duplex, pipeline } from "node:stream";
import { type Connect, createServer, type ViteDevServer } from "vite";
import type { Render } from "../../backend/platform/pages/build.ts";
import { ROOT } from "../run.ts";
import type { Backend } from "./backend.ts";
import { ENTRY, MANIFEST, PAGE_HEADER } from "./page_marks.ts";

/** Listens on `port`. */
export async function startWeb(
  { port, origin, backend }: { port: number; origin: string; backend: Backend },
): Promise<{ close: () => Promise<void> }> {
  const http = createHttp();
  const vite = await createServer({
    configFile: join(ROOT, "web/vite.config.ts"),
    cacheDir: join(ROOT, ".data/vite-dev"),
    appType: "custom",
    clearScreen: false,
    logLevel: "warn",
    server: { middlewareMode: true, hmr: { server: http } },
    optimizeDeps: { entries: [ENTRY] },
  });
  vite.middlewares.use((request: Connect.IncomingMessage, response: ServerResponse) => {
    pass(request, response).catch((error) => {
      if (!response.headersSent) response.writeHead(503, { "content-type": "text/plain" });
      response.end(error instanceof Error ? error.message : String(error));
    });
  });

  async function call(request: Connect.IncomingMessage, path: string): Promise<IncomingMessage> {
    await backend.ready();
    return await new Promise((done, failed) => {
      const { method, headers } = request;
      const sent = ask({ host: "127.0.0.1", port: backend.port, method, path, headers }, done);
      sent.on("error", failed);
      request.pipe(sent);
    });
  }

  async function pass(request: Connect.IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.originalUrl ?? request.url ?? "/";
    const isSafe = request.method === "GET" || request.method === "HEAD";
    const answer = await call(request, path).catch((error) => {
      if (!isSafe) throw error;
      return call(request, path); // the server was replaced during the request
    });
    if (PAGE_HEADER in answer.headers) {
      return await sendPage(vite, { origin, path, backend, answer, response });
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    // If the server is replaced during an answer, the browser must not keep waiting.
    pipeline(answer, response, () => {});
  }

  http.on("request", vite.middlewares);
  http.on("upgrade", (request, socket, head) => {
    if (request.headers["sec-websocket-protocol"]?.startsWith("vite-")) return; // Vite's own
    passUpgrade(request, socket, head, backend.port);
  });
  await new Promise<void>((done, failed) => {
    http.once("error", failed);
    http.listen(port, "localhost", done);
  });
  void vite.warmupRequest(`/${ENTRY}`); // starts before the first visit; nobody waits for it
  return {
    close: async () => {
      http.closeAllConnections();
      http.close();
      await vite.close();
    },
  };
}

type Asked = {
  origin: string;
  path: string;
  backend: Backend;
  answer: IncomingMessage;
  response: ServerResponse;
};

/** Renders the page in place of the server's empty one, and keeps its headers. */
async function sendPage(
  vite: ViteDevServer,
  { origin, path, backend, answer, response }: Asked,
): Promise<void> {
  answer.resume();
  const { [PAGE_HEADER]: _, "content-length": __, ...headers } = answer.headers;
  const policy = String(headers["content-security-policy"]);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  // Vite's script adds styles as elements.
  headers["content-security-policy"] = policy.replace(
    "style-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
  );
  const page = await renderPage(vite, { origin, path, backend, nonce });
  response.writeHead(page.status, { ...headers, ...page.headers });
  response.end(page.body.replace("<head>", `<head>${await viteTags(vite, path, nonce)}`));
}

/**
 * Returns Vite's tags for a page's head: its client, React's refresh, and the nonce for its styles. They all
 * run before the page's own script and are then removed, because React and the router must find the head that
 * they know.
 */
async function viteTags(vite: ViteDevServer, path: string, nonce: string): Promise<string> {
  const empty = await vite.transformIndexHtml(path, "<html><head></head><body></body></html>");
  const tags = /<head>(.*)<\/head>/s.exec(empty)?.[1]?.replace(/>\s+</g, "><").trim() ?? "";
  const leave = 'for (const tag of document.querySelectorAll("[data-vite]")) tag.remove();';
  return `<meta data-vite property="csp-nonce" nonce="${nonce}">${tags}<script type="module">${leave}</script>`
    .replaceAll("<script", `<script data-vite nonce="${nonce}"`);
}

async function renderPage(
  vite: ViteDevServer,
  { origin, path, backend, nonce }: Pick<Asked, "origin" | "path" | "backend"> & { nonce: string },
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  try {
    const { render } = await vite.ssrLoadModule("/src/entry_server.tsx") as { render: Render };
    const rendered = await render(new Request(new URL(path, origin)), {
      origin,
      nonce,
      manifest: MANIFEST,
      fetch: (request) =>
        fetch(new Request(request.url.replace(origin, `http://127.0.0.1:${backend.port}`), request)),
    });
    for (const error of rendered.errors) console.error(error);
    return rendered;
  } catch (error) {
    vite.ssrFixStacktrace(error as Error);
    console.error(error);
    // The page contains Vite's client, so it reloads once the source is correct again.
    const text = String((error as Error).stack ?? error).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return {
      status: 500,
      headers: { "content-type": "text/html; charset=utf-8" },
      body: `<!doctype html><html><head><title>Error</title></head><body><pre>${text}</pre></body></html>`,
    };
  }
}

/** Live events: passes the connection through unchanged. */
function passUpgrade(request: IncomingMessage, socket: Duplex, head: Uint8Array, port: number): void {
  const to = connect(port, "127.0.0.1", () => {
    const lines = request.rawHeaders.flatMap((name, index, all) =>
      index % 2 ? [] : [`${name}: ${all[index + 1]}`]
    );
    to.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    to.write(head);
    to.pipe(socket).pipe(to);
  });
  to.on("error", () => socket.destroy());
  socket.on("error", () => to.destroy());
}
