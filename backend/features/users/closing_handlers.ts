import { reply } from "../../platform/answer.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { checkClosing, closeAccount, payOutForClosing } from "./closing_actions.ts";
import { exportOf } from "./export_actions.ts";

/** Handlers for exporting data and closing an account. */
export const leaving: Handlers<"exportUser" | "checkClosing" | "payOutForClosing" | "closeAccount"> = {
  async exportUser({ user }, services) {
    const day = services.now().toISOString().slice(0, 10);
    return reply(await exportOf(services, user), {
      headers: {
        "cache-control": "no-store",
        "content-disposition": `attachment; filename="hearthpaw-${day}.json"`,
      },
    });
  },

  checkClosing({ user }, services) {
    return checkClosing(services, user);
  },

  payOutForClosing({ user }, services) {
    return payOutForClosing(services, user);
  },

  async closeAccount({ body, user, session }, services) {
    const { password, secondFactorCode, waivedCents } = body;
    await closeAccount(services, {
      id: user.id,
      breederId: user.breederId,
      sessionId: session.id,
      ...(password === undefined ? {} : { password }),
      ...(waivedCents === undefined ? {} : { waivedCents }),
      ...(secondFactorCode === undefined ? {} : { secondFactorCode }),
    });
    return { ok: true as const };
  },
};
