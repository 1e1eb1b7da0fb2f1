import { randomBytes } from "node:crypto";
import type { AccountLink, Action } from "./objects.ts";
import type { Sandbox } from "./context.ts";
import type { Reply } from "./messages.ts";
import { findIntent, finishAction } from "./actions.ts";
import { changeAccount } from "./payouts.ts";
import { escapeHtml } from "../../../text.ts";

const LENDERS: Record<string, string> = { klarna: "Klarna", affirm: "Affirm", afterpay_clearpay: "Afterpay" };

/** Bank account that several sellers may choose. */
const SHARED_BANK = "sharedBank000001";

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
  main { width: min(26rem, calc(100vw - 3rem)); text-align: center; }
  p { margin: 0 0 1rem; }
  .tag { display: inline-block; padding: .1rem .6rem; border: 1px solid; border-radius: 1rem; font-size: .8rem; }
  .amount { font-size: 2rem; font-weight: 650; margin: .25rem 0 1rem; font-variant-numeric: tabular-nums; }
  form { display: grid; gap: .75rem; }
  button { font: inherit; min-height: 3rem; border-radius: .5rem; border: 1px solid; cursor: pointer; }
  button.go { background: #1f6f5c; border-color: #1f6f5c; color: #fff; font-weight: 600; }
  button.no { background: transparent; color: inherit; }
  button:focus-visible { outline: 3px solid #f0a04b; outline-offset: 2px; }`;

function originOf(url: string | null): string {
  return url && URL.canParse(url) ? new URL(url).origin : "";
}

function page(
  title: string,
  body: string,
  action: Pick<Action, "return_url"> | undefined,
  status = 200,
  script = "",
): Reply {
  const nonce = randomBytes(16).toString("base64");
  const origin = originOf(action?.return_url ?? null);
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    `form-action 'self' ${origin}`,
    `frame-ancestors 'self' ${origin}`,
    "base-uri 'none'",
  ].join("; ");
  return {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="${nonce}">${STYLE}</style>` +
      `</head><body><main>${body}</main>${
        script && `<script nonce="${nonce}">${script}</script>`
      }</body></html>`,
  };
}

/**
 * Shows the page on which the buyer approves or refuses, in place of a bank's challenge or a lender's site.
 */
export function showAction(sandbox: Sandbox, actionId: string): Reply {
  const action = sandbox.store.get<Action>("action", actionId);
  const intent = action && findIntent(sandbox, action.intent);
  if (!action || !intent) return page("Not found", "<p>This page does not exist.</p>", undefined, 404);
  if (action.state !== "open") {
    return page("Already answered", "<p>This page was already answered.</p>", action);
  }
  const kind =
    sandbox.store.get<import("./objects.ts").PaymentMethod>("payment_method", action.method)?.type ?? "";
  const who = action.kind === "challenge" ? "Your bank" : LENDERS[kind] ?? "Lender";
  const amount = intent.object === "payment_intent"
    ? `<p class="amount">$${(intent.amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}</p>`
    : "";
  const ask = action.kind === "challenge"
    ? "Did you make this payment?"
    : "Authorize this payment to go back to the store.";
  const [yes, no] = action.kind === "challenge" ? ["Complete", "Fail"] : ["Authorize", "Fail"];
  return page(
    `${who}: confirm`,
    `<p><span class="tag">Sandbox: no money moves</span></p><h1>${
      escapeHtml(who)
    }</h1>${amount}<p>${ask}</p>` +
      `<form method="post"><button class="go" name="outcome" value="complete">${yes}</button>` +
      `<button class="no" name="outcome" value="fail">${no}</button></form>`,
    action,
  );
}

/** Applies the buyer's answer and sends them back, or notifies the page that framed this one. */
export function answerAction(sandbox: Sandbox, actionId: string, outcome: string, isFramed: boolean): Reply {
  const before = sandbox.store.get<Action>("action", actionId);
  if (!before) return page("Not found", "<p>This page does not exist.</p>", undefined, 404);
  const action = sandbox.store.tx(() => finishAction(sandbox, actionId, outcome === "complete"))!;
  const intent = findIntent(sandbox, action.intent)!;
  if (isFramed) {
    const message = JSON.stringify({ source: "hearthpaw-sandbox", intent: intent.id });
    const target = JSON.stringify(originOf(action.return_url) || "*");
    return page(
      "Done",
      "<p>Thank you. You can close this window.</p>",
      action,
      200,
      `parent.postMessage(${message}, ${target});`,
    );
  }
  if (!action.return_url) return page("Done", "<p>Thank you. You can close this window.</p>", action);
  const back = new URL(action.return_url);
  back.searchParams.set(intent.object, intent.id);
  back.searchParams.set(`${intent.object}_client_secret`, intent.client_secret);
  back.searchParams.set("redirect_status", action.state === "completed" ? "succeeded" : "failed");
  return { status: 303, headers: { location: back.href, "cache-control": "no-store" }, body: "" };
}

/** Shows the page on which a seller enters bank details, in place of the provider's own. */
export function showOnboarding(sandbox: Sandbox, linkId: string): Reply {
  const link = sandbox.store.get<AccountLink>("account_link", linkId);
  if (!link) return page("Not found", "<p>This page does not exist.</p>", undefined, 404);
  if (link.state !== "open") return page("Link used", "<p>This link was already used.</p>", link);
  return page(
    "Set up payouts",
    `<p><span class="tag">Sandbox: no money moves</span></p><h1>Set up payouts</h1>` +
      `<p>Choose the bank account to try.</p><form method="post">` +
      `<button class="go" name="outcome" value="takes">Use a bank account that works</button>` +
      `<button class="no" name="outcome" value="rejects">Use one that rejects payouts</button>` +
      `<button class="no" name="outcome" value="shared">Use one that another seller uses, too</button>` +
      `<button class="no" name="outcome" value="leave">Finish later</button></form>`,
    link,
  );
}

/** Applies the seller's choice and sends them back. */
export function answerOnboarding(sandbox: Sandbox, linkId: string, outcome: string): Reply {
  const link = sandbox.store.get<AccountLink>("account_link", linkId);
  if (!link) return page("Not found", "<p>This page does not exist.</p>", undefined, 404);
  if (link.state !== "open") return page("Link used", "<p>This link was already used.</p>", link);
  sandbox.store.tx(() => {
    sandbox.store.put({ ...link, state: "used" });
    if (outcome === "takes" || outcome === "rejects") changeAccount(sandbox, link.account, outcome);
    if (outcome === "shared") changeAccount(sandbox, link.account, "takes", SHARED_BANK);
  });
  sandbox.wake();
  if (!link.return_url) return page("Done", "<p>Thank you. You can close this window.</p>", link);
  return { status: 303, headers: { location: link.return_url, "cache-control": "no-store" }, body: "" };
}
