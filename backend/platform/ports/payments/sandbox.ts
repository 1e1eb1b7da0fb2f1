import { readAtMost } from "../../read_at_most.ts";
import type { PaymentsPort } from "./port.ts";
import type { SandboxKeys } from "./simulator/keys.ts";
import { SANDBOX_PREFIX, stripePayments } from "./stripe.ts";

const FORWARDED = ["authorization", "content-type", "idempotency-key", "stripe-version"];

/** Maximum bytes of a form for the sandbox. */
const MOST_BODY = 64_000;

/** A running sandbox from the product's point of view. */
export interface SandboxPayments extends PaymentsPort {
  provider: "sandbox";
  /** `http://127.0.0.1:<port>` */
  address: string;
  webhookSecret: string;
  /**
   * Control API for tests: `fetch(control.url + "/record", {headers: {authorization: "Bearer " +
   * control.token}})`.
   */
  control: { url: string; token: string };
  /** Makes one control call. Throws if it is refused. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
  /**
   * Forwards a browser's request below SANDBOX_PREFIX to the sandbox: calls of its form, and its pages. The
   * answer has its own Content-Security-Policy, which must stay unchanged.
   */
  forward(request: Request): Promise<Response>;
}

export interface SandboxOptions {
  address: string;
  keys: SandboxKeys;
  webhookSecret?: string;
  timeoutMs?: number;
  retries?: number;
  now?: () => Date;
}

/** Returns the payments port on a sandbox that runs at `address`. */
export function sandboxPayments({ address, keys, ...options }: SandboxOptions): SandboxPayments {
  const { hostname, port } = new URL(address);
  const webhookSecret = options.webhookSecret ?? keys.webhookSecret;
  const stripe = stripePayments({
    secretKey: keys.secretKey,
    publishableKey: keys.publishableKey,
    webhookSecret,
    host: hostname,
    port: Number(port),
    protocol: "http",
    provider: "sandbox",
    ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
    ...(options.retries === undefined ? {} : { retries: options.retries }),
    ...(options.now === undefined ? {} : { now: options.now }),
  });
  const control = { url: `${address}/_control`, token: keys.controlToken };
  return {
    ...stripe,
    provider: "sandbox",
    address,
    webhookSecret,
    control,

    async ask<T>(method: string, path: string, body?: unknown) {
      const response = await fetch(control.url + path, {
        method,
        headers: { authorization: `Bearer ${control.token}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!response.ok) throw new Error(`sandbox control ${method} ${path}: ${await response.text()}`);
      return await response.json() as T;
    },

    async forward(request) {
      const url = new URL(request.url);
      const path = url.pathname.slice(SANDBOX_PREFIX.length);
      if (!/^\/(v1|_pages)\//.test(path)) return new Response("not found", { status: 404 });
      const headers = new Headers({
        "x-forwarded-host": url.host,
        "x-forwarded-proto": url.protocol.slice(0, -1),
        "x-forwarded-prefix": SANDBOX_PREFIX,
      });
      for (const name of FORWARDED) {
        const value = request.headers.get(name);
        if (value !== null) headers.set(name, value);
      }
      const hasBody = request.method !== "GET" && request.method !== "HEAD";
      const body = hasBody ? await readAtMost(request.body, MOST_BODY).catch(() => undefined) : null;
      if (body === undefined) {
        return new Response("The body is too large, or did not arrive.", {
          status: 413,
          headers: { connection: "close" },
        });
      }
      try {
        const answer = await fetch(address + path + url.search, {
          method: request.method,
          headers,
          redirect: "manual",
          signal: AbortSignal.timeout(15_000),
          ...(hasBody ? { body } : {}),
        });
        return new Response(answer.body, { status: answer.status, headers: answer.headers });
      } catch {
        return Response.json({ error: { type: "api_error", message: "The sandbox does not answer." } }, {
          status: 502,
        });
      }
    },
  };
}
