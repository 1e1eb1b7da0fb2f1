import { fail } from "../../platform/problem.ts";
import type { Owner } from "./media_actions.ts";

/** The role of the call promises a programme; an account without one has nothing to list. */
export function ownerOf(user: { id: string; breederId: string | null; role: string }): Owner {
  return { userId: user.id, breederId: user.breederId ?? fail("wrong_role"), role: user.role };
}
