import { reply } from "../../platform/answer.ts";
import type { Handlers } from "../../generated/handlers.ts";
import { checkClosing, closeAccount } from "./closing_actions.ts";
import { exportOf } from "./export_actions.ts";

/** Taking one's data along, and closing the account. */
export const leaving: Handlers<"exportUser" | "checkClosing" | "closeAccount"> = {
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

  async closeAccount({ body, user, session }, services) {
    const { password, secondFactorCode } = body;
    await closeAccount(services, {
      id: user.id,
      breederId: user.breederId,
      sessionId: session.id,
      ...(password === undefined ? {} : { password }),
      ...(secondFactorCode === undefined ? {} : { secondFactorCode }),
    });
    return { ok: true as const };
  },
};
