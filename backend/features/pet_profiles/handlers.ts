import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import * as actions from "./actions.ts";
import { MOST_PROFILES } from "./rules.ts";
import * as store from "./store.ts";
import { profileOf } from "./view.ts";

export const petProfiles: Handlers<
  "listPetProfiles" | "addPetProfile" | "updatePetProfile" | "deletePetProfile"
> = {
  async listPetProfiles({ user }, { db }) {
    const rows = await store.findProfiles(db, user.id, { limit: MOST_PROFILES });
    return { petProfiles: rows.map(profileOf) };
  },

  async addPetProfile({ body, user }, services) {
    return await answer(
      services,
      user.id,
      await actions.saveProfile(services, user.id, { fields: body, at: "" }),
    );
  },

  async updatePetProfile({ body: { id, profile }, user }, services) {
    const about = { id, fields: profile, at: "/profile" };
    return await answer(services, user.id, await actions.saveProfile(services, user.id, about));
  },

  async deletePetProfile({ params: { id }, user }, services) {
    await actions.deleteProfile(services, user.id, id);
    return { id };
  },
};

async function answer({ db }: Services, userId: string, id: string) {
  const [row] = await store.findProfiles(db, userId, { id, limit: 1 });
  return { petProfile: profileOf(row ?? fail("not_found")) };
}
