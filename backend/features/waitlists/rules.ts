import type { WaitlistPromisesTable, WaitlistStatus } from "../../platform/db/schema.ts";

/** So long an invited person chooses alone. */
export const INVITE_HOURS = 48;
/** So many people wait in one line, and so many lines one person joins, at most. */
export const MOST_IN_LINE = 500;
export const MOST_LINES = 50;

export type Outcome = NonNullable<WaitlistPromisesTable["outcome"]>;

/**
 * How a promised pet stands towards the one it is promised to. `free`: for sale, in nobody's checkout. `held`: in their own
 * checkout, not paid. `theirs`: reserved by them, with a payment. `gone`: sold to nobody in the line, or not for sale now.
 */
export type PetStanding = "free" | "held" | "theirs" | "gone";
export type PromisedPet = { petId: string; standing: PetStanding };

export type Settled = {
  /** How each promise ends; those that are not named go on. */
  ends: { petId: string; outcome: Outcome }[];
  status: WaitlistStatus;
  /** The pets that the next in line is invited to choose from. */
  freed: string[];
};

/**
 * Returns how an invitation goes on, from the pets still promised by it. `isOver`: its 48 hours have gone by. Whoever has
 * paid for one of the pets is served, and the others are free again. Nobody loses the place because pets went away. A
 * checkout that began in time is let finish.
 */
export function settleInvite(
  status: WaitlistStatus,
  pets: readonly PromisedPet[],
  isOver: boolean,
): Settled {
  const free = pets.filter(({ standing }) => standing === "free").map(({ petId }) => petId);
  const endAll = (outcome: Outcome) =>
    pets.map(({ petId, standing }) => ({
      petId,
      outcome: standing === "theirs"
        ? "taken" as const
        : standing === "gone"
        ? "withdrawn" as const
        : outcome,
    }));
  if (pets.some(({ standing }) => standing === "theirs")) {
    return { ends: endAll("withdrawn"), status: status === "invited" ? "accepted" : status, freed: free };
  }
  if (status !== "invited") return { ends: endAll("passed"), status, freed: free };
  const open = pets.filter(({ standing }) => standing !== "gone");
  if (open.length === 0) return { ends: endAll("withdrawn"), status: "waiting", freed: [] };
  if (isOver && !open.some(({ standing }) => standing === "held")) {
    return { ends: endAll("expired"), status: "expired", freed: free };
  }
  return {
    ends: pets.filter(({ standing }) => standing === "gone").map(({ petId }) => ({
      petId,
      outcome: "withdrawn",
    })),
    status,
    freed: [],
  };
}

/** Pets by who is next for them, so that one person gets one invitation for all of theirs. Pets for nobody are left out. */
export function byNext(
  next: readonly { petId: string; entryId: string | undefined }[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { petId, entryId } of next) {
    if (entryId !== undefined) found.set(entryId, [...found.get(entryId) ?? [], petId]);
  }
  return found;
}

/** "Maple", "Maple and Juniper", "Maple, Juniper and Olive". */
export function namesOf(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
