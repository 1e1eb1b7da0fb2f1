import pg from "pg";
import type { Market, Sale } from "./market.ts";
import { untilDone } from "./parts.ts";
import { DAY, first, full, sold } from "./steps.ts";

/** Copies the run's database, and restores it. All its connections are lost. */
function backupOf(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const name = url.pathname.slice(1);
  const kept = `${name}_backup`;
  url.pathname = "/postgres";
  const maintain = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    make: () =>
      untilDone(() =>
        maintain(
          `drop database if exists ${kept}`,
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
          `create database ${kept} template ${name} strategy file_copy`,
        )
      ),
    putBack: () =>
      untilDone(() =>
        maintain(`drop database if exists ${name} with (force)`, `alter database ${kept} rename to ${name}`)
      ),
  };
}

/**
 * Moves money after a backup was made, and restores the backup: only the provider knows those payments,
 * refunds and payouts. Then the product compares, and staff attach its findings and refund payments without a
 * sale.
 */
export async function restored(
  market: Market,
  { databaseUrl, rest }: {
    databaseUrl: string;
    /** Waits until all pending work is finished. */
    rest: () => Promise<void>;
  },
): Promise<void> {
  const { act, begin, count, paid, pay, reaches, runJobs, staff, whileDown } = market;
  const backup = backupOf(databaseUrl);
  const holds = await all(4, () => begin({ seller: first(market), options: full, priceCents: 64_995 }));
  const deposits = await all(2, () => paid({ seller: first(market), priceCents: 250_000 }));
  const wholes = await all(2, () => paid({ seller: first(market), options: full, priceCents: 187_550 }));
  const due = await sold(market, market.sellers[0]!);
  if (due) await market.age(due, 4 * DAY);
  await runJobs("releaseDueFunds");
  await rest();
  await whileDown(backup.make);

  await Promise.all([
    ...holds.map(async (sale) => await pay(sale) === "succeeded" && await reaches(sale, "paid")),
    ...deposits.map(async (sale) => {
      if (await pay(sale, { isBalance: true }) === "succeeded") await reaches(sale, "paid");
    }),
    ...wholes.map((sale, i) => act(i === 0 ? sale.seller : sale.buyer, sale, "cancel")),
    runJobs("runPayouts"),
  ]);
  await rest();
  await whileDown(backup.putBack);
  count("backups restored");
  // Two of the paid holds end there, and one of these pets is sold to another buyer before the comparison.
  const ended = holds.slice(0, 2);
  await Promise.all(ended.map(market.endHold));
  await runJobs("expireHolds");
  await rest();
  for (const { seller, petId } of ended.slice(0, 1)) await paid({ seller, petId, options: full });

  // A resolved finding may reveal more in the next comparison.
  for (let round = 0; round < 3; round++) {
    await runJobs("reconcileMoney");
    await rest();
    const { body } = await staff.get("/v1/admin/reconciliation");
    const open = (body.findings as { id: string; kind: string; status: string }[])
      .filter(({ status }) => status === "open");
    for (const { id } of open) {
      const finding = `/v1/admin/reconciliation/findings/${id}`;
      const { status } = await staff.post(`${finding}/attach`, {});
      if (status === 200) {
        count("found after a restore and attached");
        continue;
      }
      const refund = await staff.post(`${finding}/refund`, { reason: "The pet has another buyer." });
      if (refund.status === 200) count("found after a restore and refunded");
    }
    await rest();
  }
}

async function all(times: number, make: () => Promise<Sale | undefined>): Promise<Sale[]> {
  const made = await Promise.all(Array.from({ length: times }, make));
  return made.filter((sale) => sale !== undefined);
}
