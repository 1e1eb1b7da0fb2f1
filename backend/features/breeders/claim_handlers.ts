import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { flagTexts } from "../masks/flag_actions.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { decideClaim } from "./claim_actions.ts";
import { findClaimChange, findOpenClaimChanges } from "./claim_store.ts";

const PAGE = 20;

/** Handlers for staff decisions on changes of verified claims. */
export const claimReviews: Handlers<"listClaimChanges" | "decideClaimChange"> = {
  async listClaimChanges({ query }, services) {
    const after = query.cursor === undefined ? undefined : decodeMomentCursor(query.cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const found = await findOpenClaimChanges(services.db, query.kind, after, PAGE + 1);
    const lines = found.slice(0, PAGE);
    return {
      claimChanges: await flagged(services, lines.map(({ view }) => view)),
      nextCursor: found.length > PAGE ? encodeMomentCursor(lines.at(-1)!) : null,
    };
  },

  async decideClaimChange({ params, body, user }, services) {
    const { decision, reason = null } = body;
    await decideClaim(services, user.id, { id: params.id, decision, reason });
    const change = await findClaimChange(services.db, params.id) ?? fail("not_found");
    const [claimChange] = await flagged(services, [change]);
    return { claimChange: claimChange! };
  },
};

/** Adds text flags to the changes. Addresses and photos have no text to flag. */
async function flagged<Change extends { kind: string; newText: string | null }>(
  services: Pick<Services, "config">,
  changes: readonly Change[],
) {
  const flags = await flagTexts(
    services,
    changes.map(({ kind, newText }) => kind === "place" || kind === "premises" ? null : newText),
  );
  return changes.map((change, index) => ({ ...change, textFlags: flags[index]! }));
}
