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
import { answerClaim, changePremises, withdrawClaim } from "./claim_actions.ts";
import { findOwnClaimChanges } from "./claim_store.ts";
import { updateProfile } from "./profile_actions.ts";
import * as store from "./store.ts";

type User = Parameters<typeof ownerOf>[0];

/** Handlers for a breeder's own program. */
export const ownProgram: Handlers<
  | "updateBreederProfile"
  | "apiUpdateBreederProfile"
  | "getBreederData"
  | "changePremises"
  | "answerClaimChange"
  | "withdrawClaimChange"
> = {
  updateBreederProfile: ({ params, body, user }, services) => change(services, user, body, params.id),

  apiUpdateBreederProfile: ({ body, user }, services) => change(services, user, body),

  getBreederData: ({ user }, { db }) => breederData(db, ownerOf(user).breederId),

  async changePremises({ body, user }, services) {
    const owner = ownerOf(user);
    await changePremises(services, owner, body.rearingArea);
    return await breederData(services.db, owner.breederId);
  },

  async answerClaimChange({ params, body, user }, services) {
    const { breederId } = ownerOf(user);
    await answerClaim(services, breederId, params.id, body.answer);
    return await breederData(services.db, breederId);
  },

  async withdrawClaimChange({ params, user }, services) {
    const owner = ownerOf(user);
    await withdrawClaim(services, owner, params.id);
    return await breederData(services.db, owner.breederId);
  },
};

async function breederData(db: Services["db"], breederId: string) {
  const [profile, standing, counts, claimChanges] = await Promise.all([
    profileJson(db, breederId),
    store.findOwnStanding(db, breederId),
    countByStatus(db, breederId),
    findOwnClaimChanges(db, breederId),
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
    claimChanges,
  });
  return stored(jsonObject({ breederData: jsonMerge(jsonObject({ breederProfile: profile }), rest) }));
}

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
