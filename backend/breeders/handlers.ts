import { stored } from "../answer.ts";
import { TERMS_VERSION } from "../auth/rules.ts";
import type { Handlers } from "../generated/handlers.ts";
import { findParentsJson } from "../parents/store.ts";
import { fail } from "../problem.ts";
import * as store from "./store.ts";

export const breeders: Handlers<"getBreederProfile" | "getSaleContract"> = {
  async getBreederProfile({ params }, { db }) {
    const [profile, parents] = await Promise.all([
      store.findProfileJson(db, params.id),
      findParentsJson(db, params.id),
    ]);
    if (!profile) fail("not_found");
    return stored(`{"breederProfile":${profile.slice(0, -1)},"parents":${parents}}}`);
  },

  async getSaleContract({ params }, { db }) {
    const contract = await store.findSaleContract(db, params.id) ?? fail("not_found");
    return {
      saleContract: {
        breederId: params.id,
        version: contract.version,
        hash: contract.hash,
        contractText: contract.contract_text,
        guaranteeText: contract.guarantee_text,
        createdAt: contract.created_at.toISOString(),
        termsVersion: TERMS_VERSION,
      },
    };
  },
};
