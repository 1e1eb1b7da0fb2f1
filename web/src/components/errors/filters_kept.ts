import type { ApiError } from "@hearthpaw/client";
import * as texts from "./texts.ts";

/** Returns the next step after a list failed to load. Only a lost connection sends people to check theirs. */
export const filtersKept = (error: ApiError | Error): string =>
  "status" in error && error.status === 0 ? texts.filtersKeptCheckConnection : texts.filtersKeptOurSide;
