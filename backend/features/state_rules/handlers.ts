import type { Handlers } from "../../generated/handlers.ts";
import type { StateRule } from "../../generated/types.ts";
import { stateName } from "../places/rules.ts";
import { fail } from "../../platform/problem.ts";
import { changeRule } from "./actions.ts";
import { findRules } from "./store.ts";

export const stateRules: Handlers<"listStateRules" | "updateStateRule"> = {
  async listStateRules(_input, { db }) {
    const rules = (await findRules(db)).map(ruleOf);
    return { stateRules: rules.sort((a, b) => a.name < b.name ? -1 : 1) };
  },

  async updateStateRule({ params: { state }, body, user }, services) {
    await changeRule(services, { actorId: user.id, state, fields: body });
    const [rule] = await findRules(services.db, state);
    return { stateRule: ruleOf(rule ?? fail("not_found")) };
  },
};

const ruleOf = (rule: Omit<StateRule, "name">): StateRule => ({
  ...rule,
  name: stateName(rule.state) ?? rule.state,
});
