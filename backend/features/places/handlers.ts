import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";
import { findPlace } from "./store.ts";

export const places: Handlers<"getPlace"> = {
  async getPlace({ params }, { db }) {
    return { place: await findPlace(db, params.zip) ?? fail("not_found") };
  },
};
