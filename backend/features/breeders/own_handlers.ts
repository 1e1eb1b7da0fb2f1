import { stored } from "../../platform/answer.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { BreederProfile, StatusCount, UpdateBreederBody } from "../../generated/types.ts";
import { breederLabel } from "../listings/life_cycle_rules.ts";
import { ownerOf } from "../accounts/rules.ts";
import { countByStatus } from "../listings/own_list_store.ts";
import { findParentsJson } from "../parents/store.ts";
import { jsonMerge, jsonObject, type JsonText, jsonText } from "../../platform/json_text.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { updateProfile } from "./profile_actions.ts";
import * as store from "./store.ts";

type User = Parameters<typeof ownerOf>[0];

/** A breeder's own programme. */
export const ownProgramme: Handlers<"updateBreederProfile" | "apiUpdateBreederProfile" | "getBreederData"> = {
  updateBreederProfile: ({ params, body, user }, services) => change(services, user, body, params.id),

  apiUpdateBreederProfile: ({ body, user }, services) => change(services, user, body),

  async getBreederData({ user }, { db }) {
    const { breederId } = ownerOf(user);
    const [profile, standing, counts] = await Promise.all([
      profileJson(db, breederId),
      store.findOwnStanding(db, breederId),
      countByStatus(db, breederId),
    ]);
    const listingsByStatus = counts.map(({ status, count }): StatusCount => ({
      status,
      label: breederLabel(status),
      count,
    }));
    const rest = jsonText({
      phoneNumber: standing.phone,
      verification: standing.verification,
      autoApprove: standing.auto_approve,
      listingsByStatus,
    });
    return stored(jsonObject({ breederData: jsonMerge(jsonObject({ breederProfile: profile }), rest) }));
  },
};

async function change(services: Services, user: User, body: UpdateBreederBody, id?: string) {
  const owner = ownerOf(user);
  if (id !== undefined && id !== owner.breederId) fail("not_found");
  await updateProfile(services, owner, body);
  return stored(jsonObject({ breederProfile: await profileJson(services.db, owner.breederId) }));
}

async function profileJson(db: Services["db"], breederId: string): Promise<JsonText<BreederProfile>> {
  const [profile, parents] = await Promise.all([
    store.findProfileJson(db, breederId, { isOwn: true }),
    findParentsJson(db, breederId),
  ]);
  if (!profile) fail("not_found");
  return jsonMerge(profile, jsonObject({ parents }));
}
