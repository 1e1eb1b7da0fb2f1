import { stored } from "../../platform/answer.ts";
import { ownerOf, TERMS_VERSION } from "../accounts/rules.ts";
import type { Handlers } from "../../generated/handlers.ts";
import type { SaleContract } from "../../generated/types.ts";
import { findParentsJson } from "../parents/store.ts";
import { jsonMerge, jsonObject } from "../../platform/json_text.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { changeContract, confirmContract } from "./actions.ts";
import { listedBreeders } from "./list_actions.ts";
import * as store from "./store.ts";

export const breeders: Handlers<
  "listBreeders" | "getBreederProfile" | "getSaleContract" | "updateSaleContract" | "confirmSaleContract"
> = {
  listBreeders: ({ query }, { db }) => listedBreeders(db, query),

  async getBreederProfile({ params, query }, { db }) {
    const [profile, parents] = await Promise.all([
      store.findProfileJson(db, params.id, query),
      findParentsJson(db, params.id),
    ]);
    if (!profile) fail("not_found");
    return stored(jsonObject({ breederProfile: jsonMerge(profile, jsonObject({ parents })) }));
  },

  async getSaleContract({ params, user }, { db }) {
    if (!await store.mayReadContract(db, params.id, user?.id)) fail("not_found");
    return { saleContract: await saleContract(db, params.id) };
  },

  async updateSaleContract({ body, user }, services) {
    const { breederId } = ownerOf(user);
    await changeContract(services, breederId, body);
    return { saleContract: await saleContract(services.db, breederId) };
  },

  async confirmSaleContract({ body, user }, { db }) {
    const { breederId } = ownerOf(user);
    await confirmContract(db, breederId, body.saleContractHash);
    return { saleContract: await saleContract(db, breederId) };
  },
};

async function saleContract(db: Services["db"], breederId: string): Promise<SaleContract> {
  const contract = await store.findSaleContract(db, breederId) ?? fail("not_found");
  return {
    breederId,
    version: contract.version,
    hash: contract.hash,
    contractText: contract.contract_text,
    guaranteeText: contract.guarantee_text,
    createdAt: contract.created_at.toISOString(),
    confirmedAt: contract.confirmed_at?.toISOString() ?? null,
    termsVersion: TERMS_VERSION,
  };
}
