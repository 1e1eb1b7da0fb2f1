import type { Kysely } from "kysely";
import { stored } from "../../platform/answer.ts";
import { createBatched } from "../../platform/joined.ts";
import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Database } from "../../platform/db/schema.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { PetAnswer } from "../../generated/types.ts";
import { jsonArray, jsonObject, type JsonText, jsonText } from "../../platform/json_text.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { visibility } from "./rules.ts";
import * as store from "./store.ts";
import { visitorHash, visitorOf } from "./crypto.ts";

const SOLD_PAGE = 20;
/** Batch size of counted views and shares. */
const COUNTED_AT_ONCE = 500;

type Reading = { db: Kysely<Database>; now: Services["now"] };

type Count<T> = (item: T) => Promise<store.StoredPet | undefined>;
const counters = new WeakMap<Kysely<Database>, { view: Count<store.View>; share: Count<string> }>();

/**
 * Counts all views and shares that arrive together, and reads their pets, in one statement: the cost is
 * mainly the round trip to the database and its commit. Each caller that gets a pet was counted once. A
 * failed batch has counted nothing, and its calls are retried individually.
 */
function countersOf({ db, now }: Reading) {
  const of = (rows: readonly store.StoredPet[], ids: readonly string[]) => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id));
  };
  const known = counters.get(db) ?? {
    view: createBatched(
      COUNTED_AT_ONCE,
      async (views: readonly store.View[]) =>
        of(await store.countViews(db, views, now()), views.map(({ petId }) => petId)),
    ),
    share: createBatched(
      COUNTED_AT_ONCE,
      async (petIds: readonly string[]) => of(await store.countShares(db, petIds, now()), petIds),
    ),
  };
  counters.set(db, known);
  return known;
}

/**
 * Returns the page of a counted pet. An emptied page is built here, outside the batch, which must not be
 * retried for it.
 */
async function pageOf(pet: store.StoredPet | undefined, { db, now }: Reading) {
  return pet && (await store.petJsonsOf(db, [pet], now())).get(pet.id);
}

/**
 * Returns the public page of a pet; fails with 404 if it was never public, and with 410 if it was listed
 * before.
 */
function shown(found: store.PetJson | undefined): JsonText<PetAnswer> {
  if (!found) return fail("not_found");
  const seen = visibility(found.status);
  // An archived draft was never public.
  if (seen === "gone") fail(found.wasListed ? "pet_gone" : "not_found");
  if (seen === "hidden") fail("not_found");
  return jsonObject({ pet: found.pet });
}

export const pets: Handlers<"getPet" | "countView" | "countShare" | "listSoldPets"> = {
  async getPet({ params: { id } }, { db, now }) {
    const found = (await store.findPetJsons(db, [id], now())).get(id);
    if (!found && await store.isGone(db, id)) fail("pet_gone");
    return stored(shown(found));
  },

  async countView({ params, request, user }, services) {
    const day = services.now().toISOString().slice(0, 10);
    const visitor = visitorHash(services, visitorOf(user, request.ip), day);
    // A pet that is not public was not counted.
    return stored(
      shown(await pageOf(await countersOf(services).view({ petId: params.id, visitor, day }), services)),
    );
  },

  async countShare({ params }, services) {
    return stored(shown(await pageOf(await countersOf(services).share(params.id), services)));
  },

  async listSoldPets({ params, query }, { db }) {
    const after = query.cursor === undefined ? undefined : decodeMomentCursor(query.cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const rows = await store.findSoldCards(db, params.id, after, SOLD_PAGE + 1);
    const last = rows.length > SOLD_PAGE ? rows[SOLD_PAGE - 1] : undefined;
    const cards = rows.slice(0, SOLD_PAGE).map(({ card }) => card);
    const nextCursor = last ? encodeMomentCursor(last) : null;
    return stored(jsonObject({ soldPets: jsonArray(cards), nextCursor: jsonText(nextCursor) }));
  },
};

/** Handlers served with a litter's listings. */
export const siblings: Handlers<"listSiblings"> = {
  async listSiblings({ params }, { db }) {
    const cards = await store.findSiblingCards(db, params.id) ?? fail("not_found");
    return stored(jsonObject({ pets: jsonArray(cards) }));
  },
};
