import { codeOf, stepAt } from "../../backend/features/second_factor/rules.ts";
import { PASSWORD } from "../../backend/testing/fixtures.ts";
import { type Parts, sleep } from "./parts.ts";

// deno-lint-ignore no-explicit-any -- answers are read as they come
export type Answered = { status: number; body: any };
export type Actor = Awaited<ReturnType<typeof signIn>>;
type Count = (what: string, more?: number) => void;

/** The counter of answered calls. */
export const CALLS = "calls of clients";
const PATIENCE_MS = 12_000;
/** Number of retries before a person gives up: more than the longest outage needs. */
const TRIES = 60;

/**
 * Returns a person with a browser: cookies, a CSRF token, an access token that is refreshed when it expires,
 * and a retry of every call whose answer was lost, on whichever server answers.
 */
export async function signIn(
  { parts, count, pick }: { parts: Parts; count: Count; pick: <T>(list: readonly T[]) => T },
  user: { id: string; email: string },
  secret?: Uint8Array,
) {
  const cookies = new Map<string, string>();
  let token: string | undefined;
  let csrf = "";

  async function send(method: string, path: string, json?: unknown): Promise<Answered> {
    const { url } = pick(parts.servers);
    const response = await fetch(url + path, {
      method,
      headers: {
        "origin": url,
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookies.size
          ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") }
          : {}),
        ...(csrf ? { "x-csrf-token": csrf } : {}),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      cookies.set(name!, value!);
    }
    return { status: response.status, body: await response.json() };
  }

  /** Returns the eventual answer, however many tries it takes. */
  async function insist(method: string, path: string, json?: unknown): Promise<Answered> {
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        const answer = await send(method, path, json);
        count(CALLS);
        if (answer.status !== 503 && answer.status !== 429) return answer;
        count(`answers ${answer.status}`);
      } catch {
        count("connections lost by clients");
      }
      await sleep(100 + 20 * tries);
    }
    throw new Error(`${method} ${path} was never answered`);
  }

  async function newCsrf(): Promise<void> {
    csrf = (await insist("GET", "/v1/csrf-token")).body.csrfToken;
  }

  let lastStep = 0;
  /**
   * A code is valid once; one step ahead is accepted too. Every code that was sent may have been used, even
   * without an answer.
   */
  async function nextStep(): Promise<number> {
    const step = Math.max(stepAt(new Date()), lastStep + 1);
    while (step > stepAt(new Date()) + 1) await sleep(1_000);
    return step;
  }
  let entering: Promise<boolean> | undefined;
  /** Signs in once for all calls that need it at the same time: a code sent twice counts as a wrong one. */
  function enter(): Promise<boolean> {
    return entering ??= signIn().finally(() => entering = undefined);
  }
  async function signIn(): Promise<boolean> {
    for (let tries = 0; tries < 40; tries++) {
      token = undefined;
      csrf = "";
      cookies.clear();
      const step = secret ? await nextStep() : 0;
      await newCsrf();
      const factor = secret ? { secondFactorCode: codeOf(secret, step) } : {};
      const { status, body } = await insist("POST", "/v1/login", {
        email: user.email,
        password: PASSWORD,
        ...factor,
      });
      if (secret && body.code !== "account_suspended") lastStep = step;
      if (status === 200) {
        token = body.accessToken;
        await newCsrf();
        return true;
      }
      if (body.code === "account_suspended") return false;
      await sleep(200);
    }
    throw new Error(`${user.email} cannot sign in`);
  }

  /** Makes a call like the web does. */
  async function call(method: string, path: string, json?: unknown): Promise<Answered> {
    for (let tries = 0; tries < 4; tries++) {
      const answer = await insist(method, path, json);
      if (answer.status === 401) {
        const fresh = await insist("POST", "/v1/token/refresh");
        if (fresh.status === 200) {
          token = fresh.body.accessToken;
          await newCsrf();
        } else if (!await enter()) return answer;
      } else if (answer.body?.code === "csrf_invalid") await newCsrf();
      else if (secret && answer.body?.code === "second_factor_required") {
        // Calls that move money need a code from the last 15 minutes.
        if (!await enter()) return answer;
      } else {
        if (answer.status === 409) count(`refused ${answer.body.code}`);
        if (answer.status >= 500) {
          count(`failed ${answer.status} ${method} ${path.replace(/[0-9a-f-]{36}/, ":id")}`);
        }
        return answer;
      }
    }
    throw new Error(`${method} ${path} is not let in`);
  }

  /**
   * Closes the account. If the answer was lost, the session is gone at the next try, and signing in again
   * fails.
   */
  async function close(): Promise<void> {
    await call("GET", "/v1/users/me/closing");
    lastStep = secret ? await nextStep() : 0;
    const factor = secret ? { secondFactorCode: codeOf(secret, lastStep) } : {};
    await insist("DELETE", "/v1/users/me", { password: PASSWORD, ...factor });
  }

  await enter();
  return {
    id: user.id,
    email: user.email,
    call,
    post: (path: string, json: unknown) => call("POST", path, json),
    put: (path: string, json: unknown) => call("PUT", path, json),
    get: (path: string) => call("GET", path),
    enter,
    close,
  };
}

/** The provider's form in a buyer's browser, through whichever server answers. */
export function cardForm(
  { parts, pick, count }: { parts: Parts; pick: <T>(list: readonly T[]) => T; count: Count },
) {
  const base = "/_sandbox/payments";
  async function ask(
    path: string,
    form?: Record<string, string>,
    isDirect = false,
  ): Promise<Answered | undefined> {
    try {
      const response = await fetch((isDirect ? parts.simulator.url : pick(parts.servers).url + base) + path, {
        ...(form ? { method: "POST", body: new URLSearchParams(form) } : {}),
        redirect: "manual",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = await response.text();
      if (response.status >= 500) return undefined;
      return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : text };
    } catch {
      count("connections lost by clients");
      return undefined;
    }
  }

  /** Reads the intent until there is an answer. */
  async function read(secret: string, isDirect: boolean): Promise<Answered["body"]> {
    const id = secret.split("_secret_")[0];
    for (let tries = 0; tries < TRIES; tries++) {
      const query = new URLSearchParams({ client_secret: secret, key: parts.publishableKey });
      const answer = await ask(`/v1/payment_intents/${id}?${query}`, undefined, isDirect);
      if (answer) return answer.body;
      await sleep(100 + 20 * tries);
    }
    throw new Error("the provider's form never answered");
  }

  /**
   * Confirms with a card's number or a lender's name, and returns the intent's status. After a lost answer it
   * reads the intent before it tries again. `isDirect`: at the provider itself.
   */
  async function confirm(
    secret: string,
    method: string,
    { isAgreed = true, isDirect = false }: { isAgreed?: boolean; isDirect?: boolean } = {},
  ): Promise<string> {
    const id = secret.split("_secret_")[0];
    const isCard = /^\d+$/.test(method);
    for (let tries = 0; tries < TRIES; tries++) {
      const answer = await ask(`/v1/payment_intents/${id}/confirm`, {
        key: parts.publishableKey,
        client_secret: secret,
        return_url: `${parts.publicUrl}/back`,
        "payment_method_data[type]": isCard ? "card" : method,
        ...(isCard
          ? {
            "payment_method_data[card][number]": method,
            "payment_method_data[card][exp_month]": "12",
            "payment_method_data[card][exp_year]": "2034",
            "payment_method_data[card][cvc]": "123",
          }
          : {}),
      }, isDirect);
      const intent = answer?.body.error ? undefined : answer?.body;
      if (answer && !intent) return answer.body.error.code ?? "refused";
      const now = intent ?? await read(secret, isDirect);
      if (now.status === "requires_action") {
        const page = /\/_pages\/actions\/\w+/.exec(now.next_action.redirect_to_url.url)![0];
        for (let more = 0; more < TRIES; more++) {
          if (await ask(page, { outcome: isAgreed ? "complete" : "fail" })) break;
          await sleep(200);
        }
        return (await read(secret, isDirect)).status;
      }
      if (now.status === "succeeded" || now.status === "processing" || now.status === "canceled") {
        return now.status;
      }
      await sleep(100);
    }
    throw new Error("a payment was never confirmed");
  }
  return { confirm };
}
