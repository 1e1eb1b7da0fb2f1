import type { Kysely } from "kysely";
import { stored } from "../../platform/answer.ts";
import { createBatched, createJoined } from "../../platform/joined.ts";
import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { PetAnswer } from "../../generated/types.ts";
import { jsonArray, jsonObject, type JsonText, jsonText } from "../../platform/json_text.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { visibility } from "./rules.ts";
import * as store from "./store.ts";
import { visitorHash, visitorOf } from "./crypto.ts";

const SOLD_PAGE = 20;
const shares = createJoined<JsonText<PetAnswer>>();

/** Views of all pets that come at a time are counted together; whoever is answered was counted. */
function viewsOf(db: Kysely<Database>): (view: store.View) => Promise<void> {
  const known = counting.get(db) ?? createBatched<store.View>(500, (views) => store.countViews(db, views));
  counting.set(db, known);
  return known;
}
const counting = new WeakMap<Kysely<Database>, (view: store.View) => Promise<void>>();

/** The pet's page for the public; 404 for what nobody may see, 410 for what was listed once. */
async function publicPet(
  services: { db: Kysely<Database>; now: Services["now"] },
  id: string,
): Promise<JsonText<PetAnswer>> {
  const found = await store.findPetJson(services.db, id, services.now()) ?? fail("not_found");
  const seen = visibility(found.status);
  // A draft that was put away was never there for anybody.
  if (seen === "gone") fail(found.wasListed ? "pet_gone" : "not_found");
  if (seen === "hidden") fail("not_found");
  return jsonObject({ pet: found.pet });
}

export const pets: Handlers<"getPet" | "countView" | "countShare" | "listSoldPets"> = {
  async getPet({ params }, services) {
    return stored(await publicPet(services, params.id));
  },

  async countView({ params, request, user }, services) {
    const day = services.now().toISOString().slice(0, 10);
    const visitor = await visitorHash(services, visitorOf(user, request.ip), day);
    await viewsOf(services.db)({ petId: params.id, visitor, day });
    // What nobody may see was not counted.
    return stored(await publicPet(services, params.id));
  },

  countShare: async ({ params }, services) =>
    // Counted and read in one transaction: what is refused was not counted. A pet that is shared by a thousand at a time
    // is one row, so they are counted together.
    stored(
      await shares(params.id, (count) =>
        withTx(services.db, async (db) => {
          await publicPet({ ...services, db }, params.id);
          await store.countShares(db, params.id, count);
          return await publicPet({ ...services, db }, params.id);
        })),
    ),

  async listSoldPets({ params, query }, { db }) {
    const after = query.cursor === undefined ? undefined : decodeMomentCursor(query.cursor) ??
      fail("malformed_request", { detail: "The cursor is not one of this list." });
    const rows = await store.findSoldCards(db, params.id, after, SOLD_PAGE + 1);
    const last = rows.length > SOLD_PAGE ? rows[SOLD_PAGE - 1] : undefined;
    const cards = rows.slice(0, SOLD_PAGE).map(({ card }) => card);
    const nextCursor = last ? encodeMomentCursor(last) : null;
    return stored(jsonObject({ soldPets: jsonArray(cards), nextCursor: jsonText(nextCursor) }));
  },
};

/** Served with the listings of a litter. */
export const siblings: Handlers<"listSiblings"> = {
  async listSiblings({ params }, { db }) {
    const cards = await store.findSiblingCards(db, params.id) ?? fail("not_found");
    return stored(jsonObject({ pets: jsonArray(cards) }));
  },
};
