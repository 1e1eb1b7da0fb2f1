import type { Handlers } from "../../generated/handlers.ts";
import type { SavedSearch } from "../../generated/types.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { askedFilters } from "../search/actions.ts";
import { MOST_NEW, MOST_SAVED, pageOf, readQuery } from "./rules.ts";
import * as store from "./store.ts";

export const savedSearches: Handlers<
  "listSavedSearches" | "saveSearch" | "updateSavedSearch" | "openSavedSearch" | "deleteSavedSearch"
> = {
  async listSavedSearches({ user }, { db }) {
    const rows = await store.findSearches(db, user.id, { most: MOST_NEW });
    return { savedSearches: rows.slice(0, MOST_SAVED).map(searchOf) };
  },

  async saveSearch({ body, user }, { db, newId }) {
    const read = readQuery(body.query) ??
      failFields({ pointer: "/query", code: "not_a_search", detail: "This isn't a search we know." });
    const filters = await askedFilters(read.query, db);
    const { name, frequency } = body;
    return await withTx(db, async (trx) => {
      const count = await store.lockAndCount(trx, user.id);
      let id = await store.findByQuery(trx, user.id, read.text);
      if (id === undefined) {
        if (count >= MOST_SAVED) fail("too_many_saved");
        id = newId();
        await store.insertSearch(trx, {
          id,
          user_id: user.id,
          name,
          query: read.text,
          frequency,
          zip: read.query.zip ?? null,
          types: [...filters.type],
          sexes: [...filters.sex],
          breed_ids: idsOf(filters.breedIds),
          price_min_cents: filters.priceMinCents ?? null,
          price_max_cents: filters.priceMaxCents ?? null,
        });
      }
      await store.changeSearch(trx, user.id, id, { name, frequency });
      return answer(trx, user.id, id);
    });
  },

  async updateSavedSearch({ params: { id }, body, user }, { db }) {
    if (!await store.changeSearch(db, user.id, id, body)) fail("not_found");
    return answer(db, user.id, id);
  },

  async openSavedSearch({ params: { id }, user }, { db }) {
    if (!await store.markSeen(db, user.id, id)) fail("not_found");
    return answer(db, user.id, id);
  },

  async deleteSavedSearch({ params: { id }, user }, { db }) {
    if (!await store.deleteSearch(db, user.id, id)) fail("not_found");
    return { id };
  },
};

const idsOf = (ids: readonly string[] | undefined): string[] | null => ids ? [...ids] : null;

async function answer(db: Services["db"], userId: string, id: string) {
  const [row] = await store.findSearches(db, userId, { id, most: MOST_NEW });
  return { savedSearch: searchOf(row ?? fail("not_found")) };
}

function searchOf(row: store.SavedSearch): SavedSearch {
  return {
    id: row.id,
    name: row.name,
    query: row.query,
    url: pageOf(row.query),
    frequency: row.frequency,
    newCount: row.new_count,
    createdAt: row.created_at.toISOString(),
  };
}
