import type { OwnPetRow } from "@hearthpaw/client";

/** Rows for the tests of the breeder's lists. */

let count = 0;

/** Returns a listing that the public sees, with everything that its breeder could do. */
export function rowOf(change: Partial<OwnPetRow> = {}): OwnPetRow {
  count++;
  return {
    id: `0199a3c4-5e1b-7c2d-9f3a-${String(count).padStart(12, "0")}`,
    name: "Maple",
    status: "available",
    statusLabel: "Available",
    type: "Dog",
    sex: "Female",
    breed: {
      id: "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f02",
      slug: "cavalier-king-charles-spaniel",
      breedName: "Cavalier King Charles Spaniel",
    } as OwnPetRow["breed"] & object,
    priceCents: 250_000,
    isOnHold: false,
    viewCount: 412,
    actions: [
      { status: "temporary-pause", isPossible: true, reason: null },
      { status: "not-available", isPossible: true, reason: null },
      { status: "sold-external", isPossible: true, reason: null },
      { status: "no-longer-available", isPossible: true, reason: null },
    ],
    updatedAt: "2025-11-13T08:02:41.000Z",
    ...change,
  };
}
