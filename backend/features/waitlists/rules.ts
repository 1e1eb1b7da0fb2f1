import type { WaitlistPromisesTable, WaitlistStatus } from "../../platform/db/schema.ts";

/** Time for an invited person to choose exclusively. */
export const INVITE_HOURS = 48;
/** Maximum number of people in a line, and of lines that a person can join. */
export const MOST_IN_LINE = 500;
export const MOST_LINES = 50;

export type Outcome = NonNullable<WaitlistPromisesTable["outcome"]>;

/**
 * State of a promised pet for the invited person. `free`: for sale, in no checkout. `held`: in that person's
 * checkout, unpaid. `theirs`: reserved by that person, with a payment. `gone`: sold to someone else, or no
 * longer for sale.
 */
export type PetStanding = "free" | "held" | "theirs" | "gone";
export type PromisedPet = { petId: string; standing: PetStanding };

export type Settled = {
  /** Outcomes of the promises that end. All others stay open. */
  ends: { petId: string; outcome: Outcome }[];
  status: WaitlistStatus;
  /** Pets to offer to the next person in line. */
  freed: string[];
};

/**
 * Returns the next state of an invitation, based on the pets it still promises. `isOver`: its 48 hours have
 * ended. A payment for one of the pets completes the invitation, and the other pets are free again. No one
 * loses a place because pets went away. A checkout that started in time may finish.
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

/**
 * Groups pets by their next person: a person gets one invitation for all of theirs. Leaves out pets without a
 * next person.
 */
export function byNext(
  next: readonly { petId: string; entryId: string | undefined }[],
): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { petId, entryId } of next) {
    if (entryId !== undefined) found.set(entryId, [...found.get(entryId) ?? [], petId]);
  }
  return found;
}

/** Returns a list in words: "Maple", "Maple and Juniper", "Maple, Juniper and Olive". */
export function namesOf(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
