import { decodeMomentCursor, encodeMomentCursor } from "../../platform/cursors.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { DiscountCode } from "../../generated/types.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { addCode, changeCode } from "./actions.ts";
import { normalCode } from "./rules.ts";
import * as store from "./store.ts";

const PAGE = 25;

export const discountCodes: Handlers<"listDiscountCodes" | "addDiscountCode" | "updateDiscountCode"> = {
  async listDiscountCodes({ query: { q, cursor } }, { db }) {
    const after = cursor === undefined ? undefined : decodeMomentCursor(cursor) ??
      fail("malformed_request", { detail: "This cursor isn't valid for this list." });
    const part = q === undefined ? undefined : normalCode(q);
    const rows = await store.findCodes(db, { ...(part ? { part } : {}), after }, PAGE + 1);
    const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
    return {
      discountCodes: rows.slice(0, PAGE).map(codeOf),
      nextCursor: last ? encodeMomentCursor({ at: last.key, id: last.id }) : null,
    };
  },

  async addDiscountCode({ body, user }, services) {
    return {
      discountCode: await shown(services, await addCode(services, { actorId: user.id, fields: body })),
    };
  },

  async updateDiscountCode({ params: { id }, body, user }, services) {
    await changeCode(services, { actorId: user.id, id, fields: body });
    return { discountCode: await shown(services, id) };
  },
};

async function shown({ db }: Pick<Services, "db">, id: string): Promise<DiscountCode> {
  const [row] = await store.findCodes(db, { id }, 1);
  return row ? codeOf(row) : fail("not_found");
}

function codeOf(row: Awaited<ReturnType<typeof store.findCodes>>[number]): DiscountCode {
  return {
    id: row.id,
    code: row.code,
    type: row.type,
    percent: row.percent,
    amountCents: row.amount_cents,
    funder: row.funder,
    ...(row.breeder_id && row.breederName ? { breederId: row.breeder_id, breederName: row.breederName } : {}),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    usesLimit: row.uses_limit,
    usesLimitPerPerson: row.uses_limit_per_person,
    usesCount: Number(row.uses),
    isActive: row.is_active,
    createdAt: row.created_at.toISOString(),
  };
}
