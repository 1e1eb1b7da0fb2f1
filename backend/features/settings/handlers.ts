import { findUser } from "../accounts/store.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { UserSettingsAnswer } from "../../generated/types.ts";
import { fail } from "../../platform/problem.ts";
import { readUnsubscribeToken } from "./crypto.ts";
import { allSettings } from "./rules.ts";
import { changeSetting } from "./store.ts";

export const settings: Handlers<
  "getUserSettings" | "updateUserSetting" | "unsubscribe" | "unsubscribeOneClick"
> = {
  async getUserSettings({ user }, { db }) {
    const row = await findUser(db, user.id) ?? fail("token_invalid");
    return answer(user.id, row.settings);
  },

  async updateUserSetting({ params, body, user }, { db }) {
    if (params.userId !== user.id) fail("not_found");
    return answer(user.id, await changeSetting(db, user.id, body.userSetting) ?? fail("not_found"));
  },

  async unsubscribe({ body, user }, { db, config }) {
    const { token, group } = body;
    if (token === undefined && !user) fail("token_missing");
    const leaving = token === undefined ? { userId: user!.id, group } : readUnsubscribeToken(config, token);
    if (!leaving || leaving.group !== group) fail("link_not_valid");
    const now = await changeSetting(db, leaving.userId, { channel: "email", group, isOn: false });
    return answer(leaving.userId, now ?? fail("link_not_valid"));
  },

  async unsubscribeOneClick({ query }, { db, config }) {
    const { userId, group } = readUnsubscribeToken(config, query.token) ?? fail("link_not_valid");
    await changeSetting(db, userId, { channel: "email", group, isOn: false }) ?? fail("link_not_valid");
    return { ok: true as const };
  },
};

function answer(id: string, stored: Record<string, unknown>): UserSettingsAnswer {
  return { user: { id, settings: allSettings(stored) } };
}
