import { reply } from "../../platform/answer.ts";
import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";
import * as actions from "./actions.ts";
import { WAITING } from "./rules.ts";
import * as shelters from "./shelter_actions.ts";
import * as store from "./store.ts";

const PAGE = 50;

export const verification: Handlers<
  | "getVerification"
  | "submitVerification"
  | "listVerifications"
  | "decideVerification"
  | "withdrawVerification"
  | "inviteShelter"
  | "getShelterJoin"
  | "addShelter"
> = {
  async getVerification({ user }, { db }) {
    const found = user.breederId ? await store.findVerification(db, user.breederId) : undefined;
    return { verification: found ?? fail("wrong_role") };
  },

  async submitVerification({ body, user }, services) {
    const breederId = user.breederId ?? fail("wrong_role");
    const documents = { ...body, registration: body.registration ?? [] };
    await actions.submitDocuments(services, { userId: user.id, breederId, documents });
    return { verification: await store.findVerification(services.db, breederId) ?? fail("not_found") };
  },

  async listVerifications({ query }, { db }) {
    const after = query.cursor === undefined ? undefined : decodeMomentCursor(query.cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const statuses = query.status ? [query.status] : WAITING;
    const rows = await store.findQueue(db, statuses, after, PAGE + 1);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      verifications: rows.slice(0, PAGE).map(({ verification }) => verification),
      nextCursor: last ? encodeMomentCursor({ at: last.key, id: last.id }) : null,
    };
  },

  async decideVerification({ params, body, user }, services) {
    const breederId = await actions.decideVerification(services, {
      of: { verificationId: params.id },
      actorId: user.id,
      decision: body.decision,
      reason: body.reason ?? null,
    });
    return { verification: await store.findVerification(services.db, breederId) ?? fail("not_found") };
  },

  async withdrawVerification({ params, body, user }, services) {
    await actions.decideVerification(services, {
      of: { breederId: params.id },
      actorId: user.id,
      decision: "withdraw",
      reason: body.reason || null,
    });
    return { verification: await store.findVerification(services.db, params.id) ?? fail("not_found") };
  },

  async inviteShelter({ body, user }, services) {
    const { id, email, name, state, expires_at } = await shelters.inviteShelter(services, user.id, body);
    return reply({ invitation: { id, email, name, state, expiresAt: expires_at.toISOString() } }, {
      status: 201,
    });
  },

  async getShelterJoin({ query }, services) {
    return reply({ shelter: await shelters.readInvitation(services, query.token) }, {
      headers: { "cache-control": "no-store" },
    });
  },

  async addShelter({ body }, services) {
    await shelters.addShelter(services, body);
    return { ok: true as const };
  },
};
