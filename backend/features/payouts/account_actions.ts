import type { Answer } from "../../platform/ports/payments/port.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { makePayout } from "./payout_actions.ts";
import * as store from "./store.ts";

type Needs = Pick<Services, "db" | "payments" | "newId" | "addJob" | "log" | "config" | "now">;

/**
 * The provider's page where a breeder gives or changes the bank details. The account is made once, whatever answers were
 * lost on the way. Fails with `payments_unavailable`.
 */
export async function startOnboarding(services: Needs, breederId: string, email: string): Promise<string> {
  const { db, payments, config } = services;
  const known = await store.findAccount(db, breederId);
  const providerAccountId = known?.providerAccountId ??
    done(await payments.createAccount({ email, breederId, idempotencyKey: `payout-account:${breederId}` }))
      .id;
  if (!known) await store.insertAccount(db, breederId, providerAccountId);
  const now = done(await payments.retrieveAccount(providerAccountId));
  await store.saveAccount(db, now);
  const page = `${config.publicUrl}/breeder/money`;
  // The provider's form is for what is still due; who has given everything changes it on a page of the account.
  const link = now.isDetailsSubmitted && now.requirements.length === 0
    ? await payments.createAccountPage(providerAccountId)
    : await payments.createOnboardingLink({
      accountId: providerAccountId,
      returnUrl: `${page}?payouts=done`,
      refreshUrl: `${page}?payouts=again`,
    });
  const { url } = done(link);
  await store.noteOnboarding(db, breederId);
  return url;
}

function done<T>(answer: Answer<T>): T {
  return answer.kind === "done" ? answer.value : fail("payments_unavailable");
}

/** Reads an account again at the provider, and the payouts of it that are on their way. */
export async function syncAccount(services: Needs, providerAccountId: string): Promise<"done" | "unknown"> {
  const account = await store.findAccountByProvider(services.db, providerAccountId);
  if (!account) return "done";
  const answer = await services.payments.retrieveAccount(providerAccountId);
  if (answer.kind === "unknown") return "unknown";
  await store.saveAccount(
    services.db,
    answer.kind === "done" ? answer.value : {
      ...{ id: providerAccountId, isReady: false, isDetailsSubmitted: true },
      ...{ requirements: [], disabledReason: answer.kind },
    },
  );
  for (const { id } of await store.findUnderWay(services.db, providerAccountId)) {
    await makePayout(services, id);
  }
  return "done";
}
