import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { Match, MatchesAnswer } from "../../generated/types.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { type Owner, ownerOf } from "../accounts/rules.ts";
import { findPartners, moveMatch, propose, viewsOf } from "./actions.ts";
import * as store from "./store.ts";

const PAGE = 25;

export const matches: Handlers<
  "findMatchingPets" | "createMatch" | "listMatchesByBreeder" | "listMatchesByPet" | "updateMatch"
> = {
  async findMatchingPets({ query, user }, services) {
    return await findPartners(services, ownerOf(user), query);
  },

  async createMatch({ body, user }, services) {
    const owner = ownerOf(user);
    return { newMatch: await show(services, owner, await propose(services, owner, body)) };
  },

  async listMatchesByBreeder({ params, query, user }, services) {
    const owner = ownerOf(user);
    if (params.id !== owner.breederId) fail("not_found");
    return await list(services, owner, query, {});
  },

  async listMatchesByPet({ params, query, user }, services) {
    const owner = ownerOf(user);
    const [own] = await store.findSides(services.db, [params.id]);
    if (own?.breederId !== owner.breederId) fail("not_found");
    return await list(services, owner, query, { parentId: params.id });
  },

  async updateMatch({ params, body, user }, services) {
    const owner = ownerOf(user);
    await moveMatch(services, owner, params.matchId, body.status);
    return { updatedMatch: await show(services, owner, params.matchId) };
  },
};

async function show(services: Services, { breederId }: Owner, id: string): Promise<Match> {
  const [match] = await viewsOf(services, await store.findMatches(services.db, breederId, { id }, 1));
  return match ?? fail("not_found");
}

async function list(
  services: Services,
  { breederId }: Owner,
  { cursor, state }: { cursor?: string | undefined; state?: "running" | "past" | undefined },
  which: { parentId?: string },
): Promise<MatchesAnswer> {
  const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
    fail("malformed_request", { detail: "This cursor isn't valid for this list." });
  const rows = await store.findMatches(services.db, breederId, { ...which, state, after }, PAGE + 1);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    matches: await viewsOf(services, rows.slice(0, PAGE)),
    nextCursor: last ? encodeMomentCursor(last) : null,
  };
}
