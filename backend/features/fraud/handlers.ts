import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";
import { recordReads } from "../audit/actions.ts";
import { findCase, findCases } from "./case_store.ts";
import { decideFraudCase } from "./decide_actions.ts";
import { rulesFor } from "./rules.ts";

const PAGE = 20;

export const fraud: Handlers<"listFraudCases" | "decideMoneyCase" | "decideListingCase"> = {
  async listFraudCases({ query: { status = "open", cursor }, user }, { db }) {
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const found = await findCases(db, { status, rules: rulesFor(user.staffRank), after }, PAGE + 1);
    const page = found.slice(0, PAGE);
    await recordReads(
      db,
      user.id,
      page.map(({ id }) => ({ action: "fraud-case-read", subjectKind: "fraud-case", subjectId: id })),
    );
    return {
      cases: page.map((row) => row.case),
      nextCursor: found.length > PAGE ? encodeMomentCursor(page.at(-1)!) : null,
    };
  },

  async decideMoneyCase({ params: { id }, body, user }, services) {
    await decideFraudCase(services, user.id, { id, kind: "money", ...body });
    return { case: await findCase(services.db, id) ?? fail("not_found") };
  },

  async decideListingCase({ params: { id }, body, user }, services) {
    await decideFraudCase(services, user.id, { id, kind: "listing", ...body });
    return { case: await findCase(services.db, id) ?? fail("not_found") };
  },
};
