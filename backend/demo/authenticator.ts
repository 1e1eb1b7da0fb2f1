import type { Kysely } from "kysely";
import type { AppSecrets } from "../platform/config.ts";
import type { Database } from "../platform/db/schema.ts";
import { demoAccounts } from "./seed/accounts.ts";
import type { Services } from "../services.ts";
import { codeOf, STEP_SECONDS, stepAt } from "../features/second_factor/rules.ts";
import { newSecret, seal, unseal } from "../features/second_factor/crypto.ts";
import * as store from "../features/second_factor/store.ts";

type Db = Kysely<Database>;

/** Path of the page with the example accounts' codes, for developers. */
const PATH = "/_authenticator";

/**
 * Enables two-step verification of the example staff with a fresh secret. The other example accounts may
 * enable it themselves.
 */
export async function addDemoFactors(db: Db, config: AppSecrets, now: Date): Promise<void> {
  const emails = demoAccounts.filter(({ role }) => role === "Admin").map(({ email }) => email);
  for (const { id } of await db.selectFrom("users").select("id").where("email", "in", emails).execute()) {
    const factor = await store.findFactor(db, id);
    if (factor?.secret && canRead(config, id, factor.secret)) continue;
    const secret = seal(config, id, newSecret());
    const fresh = { secret, confirmed_at: now, pending_secret: null, last_step: null };
    await db.insertInto("second_factors").values({ user_id: id, ...fresh })
      .onConflict((conflict) => conflict.column("user_id").doUpdateSet(fresh)).execute();
  }
}

type Shown = {
  who: string;
  email: string;
  /** Null until the next code is accepted. */
  code: string | null;
  /** Whether it is still being set up. The code then confirms it. */
  isPending: boolean;
  secondsLeft: number;
};

/**
 * Serves the page of codes, and `.json` (`?email=` one account) for scripts. It shows example accounts only.
 */
export function openAuthenticator({ db, config, now }: Pick<Services, "db" | "config" | "now">): {
  handle: (request: Request) => Promise<Response>;
} {
  async function codes(email: string | null): Promise<Shown[]> {
    const asked = demoAccounts.filter((account) => email === null || account.email === email);
    if (!asked.length) return [];
    const rows = await db.selectFrom("second_factors as f").innerJoin("users as u", "u.id", "f.user_id")
      .select(["u.id", "u.email", "f.secret", "f.pending_secret", "f.last_step"])
      .where("u.email", "in", asked.map((account) => account.email)).execute();
    const step = stepAt(now());
    return asked.flatMap(({ who, email }) =>
      rows.filter((row) => row.email === email).flatMap((row): Shown[] => {
        const isPending = row.pending_secret !== null;
        const sealed = row.pending_secret ?? row.secret!;
        if (!canRead(config, row.id, sealed)) return [];
        // A code can be used once. After that the page shows the next code, which is already valid.
        const next = isPending ? step : Math.max(step, (row.last_step ?? 0) + 1);
        const code = next > step + 1 ? null : codeOf(unseal(config, row.id, sealed), next);
        return [{ who, email, code, isPending, secondsLeft: left(now()) }];
      })
    );
  }
  return {
    async handle(request) {
      const url = new URL(request.url);
      if (request.method === "GET" && url.pathname === `${PATH}.json`) {
        const accounts = await codes(url.searchParams.get("email"));
        return Response.json({ accounts }, { headers: { "cache-control": "no-store" } });
      }
      if (request.method === "GET" && url.pathname === PATH) {
        return page(await codes(null), left(now()));
      }
      return new Response("Not found", { status: 404 });
    },
  };
}

function left(now: Date): number {
  return STEP_SECONDS - Math.floor(now.getTime() / 1000) % STEP_SECONDS;
}

function canRead(config: AppSecrets, userId: string, sealed: Uint8Array): boolean {
  try {
    unseal(config, userId, sealed);
    return true;
  } catch {
    return false;
  }
}

/** Reloads when the codes change, without a script. */
function page(accounts: Shown[], secondsLeft: number): Response {
  const items = accounts.map(({ who, email, code, isPending }) =>
    `<li><strong>${code ? `${code.slice(0, 3)} ${code.slice(3)}` : "Please wait"}</strong>
     ${who}${isPending ? ", to be confirmed" : ""} <small>${email}</small></li>`
  );
  const list = items.length ? `<ol>${items.join("")}</ol>` : "<p>No example account has a second factor.</p>";
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Authenticator</title>
    <meta http-equiv="refresh" content="${secondsLeft}">
    <meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;
    padding:0 1rem;color:#16231d;background:#fbfbf9}small{display:block;color:#52605a}ol{list-style:none;padding:0}
    li{margin:0 0 1.25rem}strong{display:block;font:700 2rem/1.2 ui-monospace,monospace;letter-spacing:.1em;color:#1d5a45}
    </style><h1>Authenticator</h1><p>Codes of the example accounts, in the place of an app on a phone. Each works once;
    the page shows the next ones by itself, in ${secondsLeft} s at most.</p>${list}</html>`;
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    },
  });
}
