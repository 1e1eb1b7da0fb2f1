/**
 * Compares the product's tables with the payment provider's store: `deno run -A bench/torture/checker/main.ts
 * DATABASE_URL STORE`. STORE is the folder of payments.sqlite. The product must be at rest. Exits with 1 on
 * any difference.
 */
import { countsOf } from "./counts.ts";
import { readWorld } from "./record.ts";
import { show } from "./table.ts";
import { differencesOf } from "./verdict.ts";

const [databaseUrl, store] = Deno.args;
if (!databaseUrl || !store) {
  console.error("Which records? checker/main.ts DATABASE_URL STORE");
  Deno.exit(2);
}
const world = await readWorld(databaseUrl, store);
const differences = differencesOf(world);
console.log(show(countsOf(world), differences));
if (differences.length) Deno.exit(1);
