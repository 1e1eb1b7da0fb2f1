import type { Market } from "./reservations.ts";

/** Confirms an intent with Klarna as its buyer does after approving it. The lender takes time to decide. */
export async function approveWithKlarna(market: Market, intentId: string): Promise<void> {
  const { ask, address, publishableKey } = market.sandbox.payments;
  await ask("PUT", "/settings", { processingOutcome: "wait" });
  const { client_secret } = await market.db.selectFrom("payments").select("client_secret")
    .where("intent_id", "=", intentId).executeTakeFirstOrThrow();
  const answer = await fetch(`${address}/v1/payment_intents/${intentId}/confirm`, {
    method: "POST",
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({
      client_secret: client_secret!,
      "payment_method_data[type]": "klarna",
      "payment_method_data[billing_details][email]": "dana.whitfield@example.com",
      "payment_method_data[billing_details][address][country]": "US",
      return_url: "https://hearthpaw.example/return",
    }),
  });
  if (!answer.ok) throw new Error(`Klarna was not asked: ${await answer.text()}`);
  await answer.body?.cancel();
  await ask("POST", `/intents/${intentId}/authenticate`, {});
}
