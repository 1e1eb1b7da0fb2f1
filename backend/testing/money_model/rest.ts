import { check } from "./check.ts";
import { DAY, end, HOUR, isContested, type Model, type Sale } from "./model.ts";
import { cancelLate } from "./sale.ts";
import type { World } from "./world.ts";

/**
 * Brings a history to its end: all parties take their remaining steps, staff handle every task, and time
 * passes. Throws if anything is still waiting then.
 */
export async function rest(world: World, model: Model): Promise<void> {
  const { staff } = world;
  for (const seller of model.sellers) {
    if (seller.isSuspended) {
      await world.call(staff, "PUT", `/v1/admin/users/${seller.id}/status`, {
        accountStatus: "Active",
        reason: "It is settled.",
      });
      seller.isSuspended = false;
    }
    await world.payments.ask("POST", `/accounts/${seller.accountId}/complete`, {});
  }
  for (const sale of model.sales) {
    for (const bank of sale.banks) {
      if (bank.state !== "open" && bank.state !== "appealed") continue;
      await world.payments.ask("POST", `/disputes/${bank.id}/close`, { outcome: "won" });
      bank.state = "won";
    }
    if (sale.status === "processing") {
      await world.payments.ask("POST", `/intents/${sale.intent}/settle`, { outcome: "fail" });
      sale.status = "held";
    }
  }
  await world.settle();
  await check(world, model);
  for (const sale of model.sales) await finish(sale, world);
  await world.settle();
  await check(world, model);
  for (const hours of [1, 75, 15 * 24, 26, 26]) {
    await world.pass(hours * HOUR);
    await arrive(world, model);
    for (const sale of model.sales) await finish(sale, world);
    await world.settle();
    await check(world, model);
  }
  await handle(world, model);
  await world.pass(DAY);
  await arrive(world, model);
  await check(world, model);
  await expectNothingWaits(world, model);
}

/** Brings one sale to its end. */
async function finish(sale: Sale, world: World): Promise<void> {
  if (sale.status === "disputed" && sale.dispute) {
    const { status } = await world.call(world.staff, "POST", `/v1/admin/disputes/${sale.dispute}/decide`, {
      outcome: "release",
      reason: "We have read it all.",
      earlyReason: "Both agreed.",
    });
    if (status >= 300) throw new Error(`${sale.name}: a dispute can't be decided: ${status}`);
    delete sale.dispute;
    sale.status = "completed";
    sale.completedAt ??= Date.now();
  } else if (sale.status === "deposit-paid" || sale.status === "paid") {
    const { status, body } = await world.shop.status(
      await world.person(sale.seller),
      sale.id,
      "cancel",
      "It is over.",
    );
    if (status >= 300) {
      throw new Error(`${sale.name} (${sale.status}) can't be canceled: ${status} ${JSON.stringify(body)}`);
    }
    const row = await world.db.selectFrom("reservations").select("status").where("id", "=", sale.id)
      .executeTakeFirstOrThrow();
    if (row.status === "cancelled-by-buyer") {
      cancelLate(sale.course!);
      sale.endedAt = Date.now();
      sale.status = "cancelled-by-buyer";
    } else {
      end(sale, Date.now());
      sale.status = "cancelled-by-breeder";
    }
  } else if (sale.status === "handed-over" && !isContested(sale)) {
    const { status } = await world.shop.complete(await world.person(sale.seller), sale.id);
    if (status >= 300) return;
    sale.status = "completed";
    sale.completedAt = Date.now();
  }
}

async function arrive(world: World, { sellers }: Model): Promise<void> {
  const accounts = new Set(sellers.map(({ accountId }) => accountId));
  for (const { id, status, _account } of world.record().payouts) {
    if (status === "pending" && accounts.has(_account)) {
      await world.payments.ask("POST", `/payouts/${id}/end`, { outcome: "pay" });
    }
  }
  await world.settle();
}

/**
 * Staff handle the remaining tasks: owed refunds that cannot be made, breeders' debts, and funds below the
 * payout minimum.
 */
async function handle(world: World, model: Model): Promise<void> {
  const post = (path: string, json: unknown) => world.call(world.staff, "POST", path, json);
  const owed = async () =>
    (await world.call(world.staff, "GET", "/v1/admin/refunds")).body.refunds as { id: string }[];
  for (const { id } of await owed()) await post(`/v1/admin/refunds/${id}/retry`, {});
  await world.settle();
  await world.pass(2 * HOUR);
  for (const { id } of await owed()) {
    await post(`/v1/admin/refunds/${id}/settled`, { how: "check", reason: "Check 1042." });
  }
  await world.settle();
  for (const { breederId } of model.sellers) {
    for (
      const [side, account, sign] of [["debt", "breeder-debts", 1], [
        "funds",
        "breeder-available",
        -1,
      ]] as const
    ) {
      const cents = sign * await balanceOf(world, breederId, account);
      if (cents <= 0) continue;
      const { status, body } = await post(`/v1/admin/breeders/${breederId}/balance/settled`, {
        side,
        how: "paid-elsewhere",
        amountCents: cents,
        balanceCents: cents,
        reason: "By wire.",
      });
      if (status >= 300) {
        throw new Error(`a balance of ${cents} can't be settled: ${status} ${JSON.stringify(body)}`);
      }
      world.count(`staff settle ${side}`);
      model.settled.set(breederId, (model.settled.get(breederId) ?? 0n) + BigInt(sign * cents));
    }
  }
}

async function balanceOf({ db }: World, breederId: string, account: string): Promise<number> {
  const row = await db.selectFrom("ledger_entries").select((eb) =>
    eb.fn.sum<number>("amount_cents").as("cents")
  )
    .where("breeder_id", "=", breederId).where("account", "=", account as never).executeTakeFirst();
  return Number(row?.cents ?? 0);
}

async function expectNothingWaits(world: World, model: Model): Promise<void> {
  const wrong: string[] = [];
  const get = async (path: string) => (await world.call(world.staff, "GET", path)).body;
  const { refunds } = await get("/v1/admin/refunds");
  if (refunds.length) wrong.push(`owed refunds wait: ${JSON.stringify(refunds)}`);
  const own = new Set(model.sellers.map(({ breederId }) => breederId));
  const waiting = ((await get("/v1/admin/payouts")).waiting as { breederId: string }[])
    .filter(({ breederId }) => own.has(breederId));
  if (waiting.length) wrong.push(`payouts wait: ${JSON.stringify(waiting)}`);
  const { findings, differences } = await get("/v1/admin/reconciliation");
  if (findings.length) wrong.push(`findings wait: ${JSON.stringify(findings)}`);
  if (differences.length) wrong.push(`differences stay: ${JSON.stringify(differences)}`);
  for (const sale of model.sales) {
    if (!/^(expired|refunded|completed|cancelled-)/.test(sale.status)) {
      wrong.push(`${sale.name} is still ${sale.status}`);
    }
  }
  for (const { breederId } of model.sellers) {
    for (const account of ["breeder-pending", "breeder-available", "breeder-payouts", "breeder-debts"]) {
      const cents = await balanceOf(world, breederId, account);
      if (cents !== 0) wrong.push(`${account} of breeder ${breederId} keeps ${-cents}`);
    }
  }
  if (wrong.length) throw new Error(wrong.join("\n"));
}
