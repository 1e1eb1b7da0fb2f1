/**
 * `make reconcile`: compares the books with the payment provider's record and prints a table, with or without
 * a running server. SINCE=2026-01-31 checks only payments that began from that day on; all by default. Exits
 * with 1 if an invariant does not hold, or if the provider has money of ours that our records lack.
 */
import { findWaiting } from "../backend/features/ledger/finding_store.ts";
import { INVARIANTS } from "../backend/features/ledger/invariant_rules.ts";
import { reconcileMoney } from "../backend/features/money/reconcile_actions.ts";
import { loadConfig } from "../backend/platform/config.ts";
import { openPool } from "../backend/platform/db/connection.ts";
import { startEmbedded } from "../backend/platform/embedded/start.ts";
import { createLog } from "../backend/platform/log.ts";
import { formatCents } from "../backend/platform/money.ts";
import { sandboxPayments } from "../backend/platform/ports/payments/sandbox.ts";
import { stripePayments } from "../backend/platform/ports/payments/stripe.ts";
import { assembleServices } from "../backend/services.ts";

const since = new Date(Deno.env.get("SINCE") || 0);
const pauseMs = Number(Deno.env.get("PAUSE_MS") ?? 5_000);
if (Number.isNaN(since.getTime())) {
  console.error("Since when? make reconcile SINCE=2026-01-31");
  Deno.exit(2);
}
const config = loadConfig();
const log = createLog({ level: "warn", pretty: true });
const embedded = config.database.url && config.stripe ? undefined : await startEmbedded(config, log);
const url = config.database.url ?? embedded!.databaseUrl!;
const pool = openPool({ ...config.database, url, size: 4 });
try {
  const payments = embedded?.sandbox ? sandboxPayments(embedded.sandbox) : stripePayments(config.stripe!);
  const services = assembleServices({
    config,
    log,
    pool,
    payments,
    realtime: {
      trigger: () => Promise.resolve(),
      triggerAll: () => Promise.resolve(),
      authorize: () => undefined,
      browser: { key: "", cluster: null, host: null, port: null },
      connectSources: [],
    },
    reports: { capture: () => {}, trace: (_route, work) => work(), flush: () => Promise.resolve(true) },
  });
  const { violations, seen, owed, mended, found, others, clearing } = await reconcileMoney(services, {
    since,
    pauseMs,
  });
  const line = (...cells: (string | number)[]) =>
    console.log(
      `| ${String(cells[0]).padEnd(6)} | ${String(cells[1]).padEnd(62)} | ${String(cells[2]).padStart(10)} |`,
    );
  line("", "Invariant", "Violations");
  line("-".repeat(6), "-".repeat(62), "-".repeat(10));
  for (const [code, words] of Object.entries(INVARIANTS)) {
    line(code, words, violations.filter(({ invariant }) => invariant === code).length);
  }
  line("-".repeat(6), "-".repeat(62), "-".repeat(10));
  const counts: [string, number | string][] = [
    ["Reservations", seen.reservations],
    ["  of them paid", seen.paid],
    ["  of them ended", seen.ended],
    ["Charges at the provider", seen.charges],
    ["Refunds that succeeded there", seen.refunds],
    ["Refunds that failed there", seen.failedRefunds],
    ["Disputes", seen.disputes],
    ["Refunds owed now", owed.count],
    ["  in all", formatCents(owed.cents)],
    ["Settled on the way", mended],
    ["Payments and transfers missing from our records", found.count],
    ["  in all", formatCents(found.cents)],
    ["Payments and transfers of other installations", others],
    ["At the provider, by our books", clearing ? formatCents(clearing.booksCents) : "not ours alone"],
    ["  by its own record", clearing ? formatCents(clearing.providerCents) : ""],
  ];
  for (const [words, count] of counts) line("", words, count);
  for (const { invariant, subject, detail } of violations.slice(0, 100)) {
    console.log(`${invariant} ${subject}: ${detail}`);
  }
  for (const { kind, subject, metadata, happened_at } of await findWaiting(services.db, 100)) {
    const about = [metadata.number, metadata.petName, happened_at.toISOString()].filter(Boolean).join(", ");
    console.log(`missing ${kind} ${subject}: ${about}`);
  }
  if (violations.length || found.count) Deno.exitCode = 1;
} finally {
  await pool.end();
  await embedded?.leave();
}
