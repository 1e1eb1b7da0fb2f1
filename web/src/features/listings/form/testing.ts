import type {
  ListingFields,
  PetDetails,
  PricePreview,
  User,
  Verification,
  VerificationStatus,
} from "@hearthpaw/client";
import { type Answers, breeder } from "../../../testing.tsx";
import { BREEDS, doodle, draftOf, ID, written } from "./testing_pets.ts";

/** A breeder, and a server that keeps one listing, for the tests of this folder. */

export const ruth = { ...breeder, programName: "Willow Creek Cavaliers" } as User;

/** Returns Ruth's verification in this status. */
export const verificationOf = (status: VerificationStatus): Verification => ({
  status,
  breederId: ID,
  breederSlug: "willow-creek-corvallis-or",
  breederName: "Willow Creek Cavaliers",
  submittedAt: null,
  decidedAt: null,
  identityDeletedAt: null,
  isContractConfirmed: true,
  reason: null,
  files: { identityFront: [], identityBack: [], rearingArea: [], registration: [] },
  claims: {
    contactName: "Ruth Abernathy",
    isShelter: false,
    city: "Corvallis",
    state: "OR",
    licence: null,
    website: null,
    breedingSince: null,
    memberSince: "2023-04-18",
  },
  history: [],
});

/** Returns the server's preview for the prices of these tests. */
function bringOf(request: Request): PricePreview {
  const priceCents = Number(new URL(request.url).searchParams.get("priceCents"));
  const known: Record<number, number> = { 195_000: 165_750, 240_000: 204_000, 250_000: 212_500 };
  const netCents = known[priceCents] ?? priceCents;
  const platformFeeCents = priceCents - netCents;
  return { priceCents, platformFeePercent: 15, platformFeeCents, netCents, depositCents: 37_500 };
}

/**
 * A server that keeps one listing. `bodies` are the saves that it received, `keys` the idempotency keys of
 * new drafts.
 */
export function server(start: PetDetails = draftOf(), more: Answers = {}) {
  const kept = { pet: start, bodies: [] as ListingFields[], keys: [] as string[] };
  const save = (answer: (pet: PetDetails) => object) => async (request: Request) => {
    const { idempotencyKey, ...body } = await request.json() as ListingFields;
    kept.bodies.push(body);
    if (idempotencyKey !== undefined) kept.keys.push(idempotencyKey);
    kept.pet = written(kept.pet, body);
    return { body: answer(kept.pet) };
  };
  const answers: Answers = {
    "GET /v1/user": { body: { user: ruth, dashboard: "breeder" } },
    "GET /v1/breeds": { body: { breeds: BREEDS } },
    [`GET /v1/breeds/${doodle.slug}`]: {
      body: {
        breed: {
          ...doodle,
          coatTypes: ["Fluffy"],
          isHybrid: true,
          adultWeightLb: { male: { min: 9, max: 20 }, female: { min: 9, max: 18 } },
        },
      },
    },
    "GET /v1/breeders/verification": { body: { verification: verificationOf("approved") } },
    "GET /v1/breeders/pets": { body: { pets: [], counts: [], nextCursor: null } },
    "GET /v1/breeders/litters": { body: { litters: [], nextCursor: null } },
    "GET /v1/breeders/pets/parents": { body: { petParents: [] } },
    "GET /api/user/breeder/": {
      body: {
        breederData: {
          breederProfile: {
            id: ID,
            name: "Willow Creek Cavaliers",
            city: "Corvallis",
            state: "OR",
            slug: "willow-creek-corvallis-or",
            cityAndState: "Corvallis, OR",
            profileImageURL: "/avatar.png",
            isVerified: true,
            isShelter: false,
            ratingCount: 0,
            ratingAverage: null,
            memberSince: "2023-04-18",
          },
          verification: "approved",
          autoApprove: false,
          listingsByStatus: [],
        },
      },
    },
    [`GET /v1/breeders/pets/${ID}/details`]: () => ({ body: { pet: kept.pet } }),
    "GET /v1/breeders/price-preview": (request) => ({ body: { pricePreview: bringOf(request) } }),
    "POST /v1/breeders/pets/new/progress": save((petDetails) => ({ petDetails })),
    "PUT /v1/breeders/pets/update": save((pet) => ({ pet })),
    "POST /v1/breeders/pets/add": () => {
      kept.pet = { ...kept.pet, status: "in-review", statusLabel: "In Review" };
      return { body: { petDetails: kept.pet } };
    },
    ...more,
  };
  return { kept, answers };
}
