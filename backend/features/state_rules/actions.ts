import type { StateRuleFields } from "../../generated/types.ts";
import { recordDecision } from "../audit/actions.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import * as store from "./store.ts";

/**
 * Changes a state's rule for sales, and logs the actor, the reason, and the values before and after. New
 * holds follow it; started orders keep their rules. Repeating the call changes and logs nothing. Fails with
 * `not_found`, or with `rule_changed` if the rule has changed since the caller read it.
 */
export async function changeRule(
  services: Pick<Services, "db">,
  { actorId, state, fields }: { actorId: string; state: string; fields: StateRuleFields },
): Promise<void> {
  const { reason, version: seen, ...wanted } = fields;
  await withTx(services.db, async (trx) => {
    const { version, state: _, ...before } = await store.lockRule(trx, state) ?? fail("not_found");
    const isSame = Object.entries(wanted).every(([name, value]) =>
      before[name as keyof typeof wanted] === value
    );
    if (isSame) return;
    if (seen !== undefined && seen !== version) fail("rule_changed");
    await store.writeRule(trx, { state: state as store.StoredRule["state"], ...wanted });
    await recordDecision(trx, {
      actorId,
      action: "state-rule-changed",
      subjectKind: "state-rule",
      subjectId: state,
      reason,
      before: { ...before, note: before.note || null },
      after: { ...wanted, note: wanted.note || null },
    });
  });
}
