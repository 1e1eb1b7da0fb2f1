import type { Kysely } from "kysely";
import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Database } from "../../platform/db/schema.ts";
import { withTx } from "../../platform/db/tx.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { LitterBody, OwnLitter } from "../../generated/types.ts";
import { breederLabel } from "../listings/life_cycle_rules.ts";
import { ownerOf } from "../accounts/rules.ts";
import { ownHostOf } from "../masks/actions.ts";
import { contactErrors } from "../masks/rules.ts";
import { findBreedRules } from "../listings/store.ts";
import { breedersDay } from "../places/store.ts";
import { refreshCards } from "../pets/card_store.ts";
import { petIdsOfLitter } from "../pets/status_store.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { canBecome, checkLitter } from "./rules.ts";
import * as store from "./store.ts";

const PAGE = 50;
type Trx = Kysely<Database>;

export const litters: Handlers<"listLitters" | "addLitter" | "updateLitter" | "deleteLitter"> = {
  async listLitters({ query, user }, { db }) {
    const after = query.cursor === undefined ? undefined : decodeMomentCursor(query.cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const found = await store.findLitters(db, ownerOf(user).breederId, query.state, after, PAGE + 1);
    const lines = found.slice(0, PAGE);
    return {
      litters: lines.map(({ view }) => litterOf(view)),
      nextCursor: found.length > PAGE ? encodeMomentCursor(lines.at(-1)!) : null,
    };
  },

  async addLitter({ body, user }, services) {
    const { breederId } = ownerOf(user);
    const id = services.newId();
    await withTx(services.db, async (trx) => {
      checkContacts(services, body);
      const columns = await columnsOf(trx, services, breederId, body);
      await store.insertLitter(trx, { id, breeder_id: breederId, ...columns });
    });
    return { litter: await own(services, breederId, id) };
  },

  async updateLitter({ params, body, user }, services) {
    const { breederId } = ownerOf(user);
    await withTx(services.db, async (trx) => {
      const before = await store.lockLitter(trx, breederId, params.id) ?? fail("not_found");
      if (!canBecome(before.state, body.state)) {
        fail("transition_not_allowed", { detail: "You can't change this once the litter is born." });
      }
      checkContacts(services, body, before);
      await store.changeLitter(trx, params.id, await columnsOf(trx, services, breederId, body));
      await refreshCards(trx, await petIdsOfLitter(trx, params.id));
    });
    return { litter: await own(services, breederId, params.id) };
  },

  async deleteLitter({ params, user }, services) {
    const { breederId } = ownerOf(user);
    await withTx(services.db, async (trx) => {
      if (!await store.lockLitter(trx, breederId, params.id)) fail("not_found");
      if (await store.hasPets(trx, params.id)) fail("litter_in_use");
      await store.deleteLitter(trx, params.id);
    });
    return { id: params.id };
  },
};

/** Refuses contact details in the public texts of a litter, which change at once. */
function checkContacts(
  services: Services,
  { name, litterNumber }: LitterBody,
  before?: { name: string; litter_number: string | null },
): void {
  const kept = { name: before?.name, litterNumber: before?.litter_number };
  const errors = contactErrors({ name, litterNumber }, kept, ownHostOf(services));
  if (errors.length > 0) fail("invalid_input", { errors });
}

/**
 * Returns the columns of a litter. Its parents must be the breeder's own, of the right sex and of the breed's
 * type.
 */
async function columnsOf(trx: Trx, services: Services, breederId: string, body: LitterBody) {
  const { sireId, damId } = body;
  const breed = await findBreedRules(trx, body.breedId) ?? fail("invalid_input", {
    errors: [{ pointer: "/breedId", code: "unknown", detail: "Choose a breed from the list." }],
  });
  const facts = {
    state: body.state,
    expectedDate: body.expectedDate ?? null,
    birthDate: body.birthDate ?? null,
    goHomeDate: body.goHomeDate ?? null,
  };
  const errors = checkLitter(facts, await breedersDay(trx, breederId, services.now()));
  if (errors.length) fail("invalid_input", { errors });
  const ids = [sireId, damId].filter((id) => id !== undefined);
  const parents = new Map(
    ids.length ? (await store.lockParentsOf(trx, breederId, ids)).map((row) => [row.id, row]) : [],
  );
  const type = breed.category === "Dogs" ? "Dog" : "Cat";
  const fits = (id: string | undefined, sex: "Male" | "Female") =>
    id === undefined || (parents.get(id)?.sex === sex && parents.get(id)?.type === type);
  if (!fits(sireId, "Male") || !fits(damId, "Female")) fail("parents_do_not_fit");
  return {
    name: body.name,
    state: body.state,
    breed_id: body.breedId,
    sire_id: sireId ?? null,
    dam_id: damId ?? null,
    expected_on: facts.expectedDate,
    born_on: facts.birthDate,
    go_home_on: facts.goHomeDate,
    litter_number: body.litterNumber || null,
  };
}

async function own({ db }: Services, breederId: string, id: string): Promise<OwnLitter> {
  return litterOf(await store.findLitter(db, breederId, id) ?? fail("not_found"));
}

function litterOf(view: store.LitterView): OwnLitter {
  const pets = view.pets.map((pet) => ({ ...pet, statusLabel: breederLabel(pet.status) }));
  return { ...view, pets };
}
