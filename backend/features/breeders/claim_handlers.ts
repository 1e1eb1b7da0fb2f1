import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";
import { decideClaim } from "./claim_actions.ts";
import { findClaimChange, findOpenClaimChanges } from "./claim_store.ts";

const PAGE = 20;

/** What staff do with changes of verified claims. */
export const claimReviews: Handlers<"listClaimChanges" | "decideClaimChange"> = {
  async listClaimChanges({ query }, { db }) {
    const after = query.cursor === undefined ? undefined : decodeMomentCursor(query.cursor) ??
      fail("malformed_request", { detail: "The cursor is not one of this list." });
    const found = await findOpenClaimChanges(db, query.kind, after, PAGE + 1);
    const lines = found.slice(0, PAGE);
    return {
      claimChanges: lines.map(({ view }) => view),
      nextCursor: found.length > PAGE ? encodeMomentCursor(lines.at(-1)!) : null,
    };
  },

  async decideClaimChange({ params, body, user }, services) {
    const { decision, reason = null } = body;
    await decideClaim(services, user.id, { id: params.id, isAccepted: decision === "accept", reason });
    return { claimChange: await findClaimChange(services.db, params.id) ?? fail("not_found") };
  },
};
