import type { DiscountCodeFields } from "../../generated/types.ts";
import { isUniqueViolation } from "../../platform/db/errors.ts";
import { withTx } from "../../platform/db/tx.ts";
import { fail, failFields } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { recordDecision } from "../audit/actions.ts";
import type { Facts } from "../audit/rules.ts";
import { contradictions, normalCode } from "./rules.ts";
import * as store from "./store.ts";

type Needs = Pick<Services, "db" | "newId">;

/** Adds a code; returns its id. Fails with `code_taken`, and for fields that contradict each other. */
export async function addCode(
  services: Needs,
  { actorId, fields }: { actorId: string; fields: DiscountCodeFields },
): Promise<string> {
  const id = services.newId();
  const row = rowOf(fields);
  return await unlessTaken(() =>
    withTx(services.db, async (trx) => {
      await refuseUnknownBreeder(trx, fields);
      await store.insertCode(trx, { id, ...row });
      await recordDecision(trx, { ...decision(actorId, id), action: "code-added", after: factsOf(row) });
      return id;
    })
  );
}

/**
 * Changes a code. Orders that have it keep its earlier terms. Fails with `not_found`, `code_taken`, and for
 * fields that contradict each other.
 */
export async function changeCode(
  services: Needs,
  { actorId, id, fields }: { actorId: string; id: string; fields: DiscountCodeFields },
): Promise<void> {
  const row = rowOf(fields);
  await unlessTaken(() =>
    withTx(services.db, async (trx) => {
      const before = await store.lockRow(trx, id) ?? fail("not_found");
      await refuseUnknownBreeder(trx, fields);
      await store.updateCode(trx, id, row);
      await recordDecision(trx, {
        ...decision(actorId, id),
        action: "code-changed",
        before: factsOf(before),
        after: factsOf(row),
      });
    })
  );
}

const decision = (actorId: string, subjectId: string) =>
  ({ actorId, subjectKind: "discount-code", subjectId, reason: null }) as const;

type Row = ReturnType<typeof rowOf>;

function rowOf(fields: DiscountCodeFields) {
  const wrong = contradictions(fields);
  if (wrong.length) failFields(...wrong);
  return {
    code: normalCode(fields.code),
    type: fields.type,
    percent: fields.percent,
    amount_cents: fields.amountCents,
    funder: fields.funder,
    breeder_id: fields.breederId ?? null,
    starts_at: new Date(fields.startsAt),
    ends_at: fields.endsAt === null ? null : new Date(fields.endsAt),
    uses_limit: fields.usesLimit,
    uses_limit_per_person: fields.usesLimitPerPerson ?? null,
    is_active: fields.isActive,
  };
}

function factsOf(row: Row): Facts {
  return {
    code: row.code,
    type: row.type,
    percent: row.percent,
    amountCents: row.amount_cents,
    funder: row.funder,
    breederId: row.breeder_id,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    usesLimit: row.uses_limit,
    usesLimitPerPerson: row.uses_limit_per_person,
    isActive: row.is_active,
  };
}

async function refuseUnknownBreeder(
  db: Services["db"],
  { breederId }: Pick<DiscountCodeFields, "breederId">,
): Promise<void> {
  if (breederId === undefined || await store.isBreeder(db, breederId)) return;
  failFields({ pointer: "/breederId", code: "breeder_unknown", detail: "There's no breeder with this ID." });
}

async function unlessTaken<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) fail("code_taken");
    throw error;
  }
}
