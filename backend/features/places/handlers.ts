import type { Handlers } from "../../generated/handlers.ts";
import { fail } from "../../platform/problem.ts";
import { findNearest, findPlace } from "./store.ts";

export const places: Handlers<"getPlace" | "findNearestPlace"> = {
  async getPlace({ params }, { db }) {
    return { place: await findPlace(db, params.zip) ?? fail("not_found") };
  },

  async findNearestPlace({ body }, { db }) {
    return { place: await findNearest(db, body) ?? fail("not_found") };
  },
};
