import { stored } from "../../platform/answer.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { ownerOf } from "../accounts/rules.ts";
import { jsonObject } from "../../platform/json_text.ts";
import { fail } from "../../platform/problem.ts";
import { deleteParent, saveParent } from "./actions.ts";
import * as store from "./store.ts";
import { detailsOf } from "./view.ts";

export const parents: Handlers<
  "listOwnParents" | "listParents" | "addParent" | "updateParent" | "deleteParent"
> = {
  async listOwnParents({ user }, { db }) {
    return { petParents: (await store.findOwnParents(db, ownerOf(user).breederId)).map(detailsOf) };
  },

  async listParents({ params }, { db }) {
    if (!await store.isShown(db, params.id)) fail("not_found");
    return stored(jsonObject({ petParents: await store.findParentsJson(db, params.id) }));
  },

  async addParent({ body, user }, services) {
    const owner = ownerOf(user);
    const id = await saveParent(services, owner, body);
    const parent = await store.findOwnParent(services.db, owner.breederId, id) ?? fail("not_found");
    return { petDetails: detailsOf(parent) };
  },

  async updateParent({ body, user }, services) {
    const owner = ownerOf(user);
    const { id, parent: fields, status } = body;
    await saveParent(services, owner, fields, { id, ...(status ? { status } : {}) });
    const parent = await store.findOwnParent(services.db, owner.breederId, id) ?? fail("not_found");
    return { petDetails: detailsOf(parent) };
  },

  async deleteParent({ params, user }, services) {
    await deleteParent(services, ownerOf(user), params.id);
    return { id: params.id };
  },
};
