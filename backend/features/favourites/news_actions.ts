import type { Kysely } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Services } from "../../services.ts";
import { dayWords } from "../places/zone_rules.ts";
import { tell } from "../notifications/actions.ts";
import { type FavoriteNews, newsOf, readyNews } from "./news_rules.ts";
import * as store from "./news_store.ts";

/** Seconds between a change and its news: a corrected price or a short pause tells nobody. */
const GATHER_SECONDS = 600;
/** Days before the go-home day at which people are reminded of a favorite. */
const READY_DAYS = 7;
const BATCH_SIZE = 200;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

type Teller = Pick<Services, "db" | "config" | "newId" | "addJob" | "now">;

/** Schedules the news of a changed pet for people who have it as a favorite. */
export async function planFavoriteNews(
  { db, now, addJob }: Pick<Services, "db" | "now" | "addJob">,
  petId: string,
): Promise<void> {
  if (!await store.isFavorite(db, petId)) return;
  const runAt = new Date(now().getTime() + GATHER_SECONDS * 1_000);
  await withTx(db, (trx) => addJob(trx, "tellFavorites", { petId }, { key: `favorites:${petId}`, runAt }));
}

/** Tells people once of a lower price, a reservation, or a return of a favorite, in batches. */
export async function tellFavorites(services: Teller, petId: string): Promise<void> {
  for (let taken = BATCH_SIZE; taken === BATCH_SIZE;) {
    taken = await withTx(services.db, async (trx) => {
      const rows = await store.lockOutdated(trx, petId, BATCH_SIZE);
      if (rows.length === 0) return 0;
      await store.markTold(trx, rows.map(({ id }) => id), rows[0]!);
      for (const row of rows) {
        const news = newsOf(row);
        if (news) await tellOne(trx, services, row, news);
      }
      return rows.length;
    });
  }
}

/** Reminds people once of each favorite that may go home within a week, in batches. */
export async function tellReadyFavorites(services: Teller, signal: AbortSignal): Promise<void> {
  const thisYear = services.now().toISOString().slice(0, 4);
  for (let after: string | undefined = FIRST_ID; after !== undefined && !signal.aborted;) {
    const { rows, last } = await store.findReady(services.db, {
      after,
      days: READY_DAYS,
      limit: BATCH_SIZE,
    });
    await withTx(services.db, async (trx) => {
      for (const row of rows) {
        if (!await store.markReady(trx, row)) continue;
        await tellOne(trx, services, row, readyNews(row.petName, dayWords(row.readyOn, thisYear)));
      }
    });
    after = last;
  }
}

async function tellOne(
  trx: Kysely<Database>,
  services: Teller,
  { userId, petId, breederUserId }: Pick<store.FavoriteRow, "userId" | "petId" | "breederUserId">,
  { title, text }: FavoriteNews,
): Promise<void> {
  await tell(trx, services, {
    userId,
    aboutUserId: null,
    group: "listing",
    title,
    text,
    url: `/pets/${petId}`,
    sms: title,
    canWait: true,
    by: breederUserId,
    kind: "favorite-news",
  });
}
