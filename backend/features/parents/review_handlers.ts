import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { flagTexts } from "../masks/flag_actions.ts";
import { fail } from "../../platform/problem.ts";
import { decideParent } from "./review_actions.ts";
import * as store from "./store.ts";
import { detailsOf } from "./view.ts";

const PAGE = 20;

/** Handlers for the staff review of parent animals. */
export const parentReviews: Handlers<"listParentsInReview" | "decideParent"> = {
  async listParentsInReview({ query }, services) {
    const after = query.cursor === undefined ? undefined : decodeMomentCursor(query.cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const found = await store.findParentsToReview(services.db, query.status ?? "in-review", after, PAGE + 1);
    const lines = found.slice(0, PAGE);
    const parents = lines.map(({ parent }) => detailsOf(parent));
    const flags = await flagTexts(
      services,
      parents.map(({ name, description }) => `${name}\n${description}`),
    );
    return {
      parents: lines.map(({ breeder, submittedAt }, at) => ({
        parent: parents[at]!,
        breeder,
        submittedAt,
        textFlags: flags[at]!,
      })),
      nextCursor: found.length > PAGE ? encodeMomentCursor(lines.at(-1)!) : null,
    };
  },

  async decideParent({ params, body, user }, services) {
    const breederId = await decideParent(services, {
      id: params.id,
      actorId: user.id,
      isApproved: body.decision === "approve",
      reason: body.reason || null,
      ...(body.updatedAt ? { updatedAt: body.updatedAt } : {}),
    });
    const parent = await store.findOwnParent(services.db, breederId, params.id) ?? fail("not_found");
    return { petDetails: detailsOf(parent) };
  },
};
