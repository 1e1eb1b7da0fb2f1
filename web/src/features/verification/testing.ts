import type { User, Verification, VerificationStatus } from "@hearthpaw/client";
import { breeder, consumer } from "../../testing.tsx";

/** People and cases for the tests of this folder. */

export const ruth = { ...breeder, programName: "Alder Hollow Spaniels" } as User;
export const admin = { ...consumer, role: "Admin", firstName: "Sam", lastName: "Ortega" } as User;

export const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** Returns a verification in this status, with documents if the status has any. */
export function verificationOf(status: VerificationStatus, change: Partial<Verification> = {}): Verification {
  const isIn = status !== "not-started";
  const isDecided = status === "approved" || status === "rejected" || status === "needs-info";
  const reason = status === "needs-info" || status === "rejected"
    ? "We can't read the back of the ID."
    : null;
  return {
    ...(isIn ? { id: "0199b1d2-7c33-7a4e-9b5f-2c3d4e5f6071" } : {}),
    status,
    breederId: "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b",
    breederSlug: "alder-hollow-spaniels",
    breederName: "Alder Hollow Spaniels",
    submittedAt: isIn ? "2025-11-13T09:12:00.000Z" : null,
    decidedAt: isDecided ? "2025-11-14T09:12:00.000Z" : null,
    isContractConfirmed: true,
    identityDeletedAt: isDecided ? "2026-02-12T09:12:00.000Z" : null,
    reason,
    files: {
      identityFront: isIn ? ["private/front.webp"] : [],
      identityBack: isIn ? ["private/back.webp"] : [],
      rearingArea: isIn ? ["private/pen.webp", "private/yard.webp"] : [],
      registration: isIn ? ["private/licence.pdf"] : [],
    },
    claims: {
      contactName: "Ruth Abernathy",
      isShelter: false,
      city: "Corvallis",
      state: "OR",
      licence: "USDA 92-A-0417",
      website: null,
      breedingSince: 2012,
      memberSince: "2023-04-18",
    },
    history: [
      ...(isDecided ? [{ status, at: "2025-11-14T09:12:00.000Z", reason }] : []),
      ...(isIn ? [{ status: "submitted" as const, at: "2025-11-13T09:12:00.000Z", reason: null }] : []),
    ],
    ...change,
  };
}
