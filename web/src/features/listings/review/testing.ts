import contract from "../../../../../backend/generated/openapi.json";
import type {
  BreederSummary,
  ChangeRequest,
  Pet,
  PetDetails,
  PetImage,
  ReviewListing,
} from "@hearthpaw/client";

/** Listings and changes for the tests of this folder. */

/** A one-pixel picture: nothing is fetched. */
const image = (key: string): PetImage => ({
  key,
  cardUrl: `data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==#${key}`,
  fullUrl: `data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==#${key}-full`,
  width: 1600,
  height: 1200,
  alt: `Picture ${key}`,
});

const breed = {
  id: "01980a11-0c3f-7d20-a6f1-3b9c5e7d1f02",
  slug: "cavalier-king-charles-spaniel",
  breedName: "Cavalier King Charles Spaniel",
};

export const willow: BreederSummary = {
  id: "01980b72-91d4-7e63-8f0a-c2d4e6f80a1b",
  name: "Willow Creek Cavaliers",
  city: "Corvallis",
  state: "OR",
  slug: "willow-creek-corvallis-or",
  cityAndState: "Corvallis, OR",
  profileImageURL: "/avatar.png",
  isVerified: true,
  isShelter: false,
  ratingCount: 23,
  ratingAverage: 4.9,
  memberSince: "2023-04-18",
};

const tests = [{ type: "Cardiac", laboratory: "OFA", result: "Normal", testedOn: "2024-05-02" }];
const parent = (name: string, sex: "Male" | "Female") => ({
  id: `0199a3c4-0000-7c2d-9f3a-00000000000${name.length}`,
  name,
  isVerified: true,
  statusLabel: "Parent Verified",
  type: "Dog" as const,
  sex,
  breed,
  color: null,
  weightLb: 16,
  registries: [],
  geneticTesting: true,
  healthTests: tests,
});

/** The contract's own example fills in the fields that no test here is about. */
const example = contract.components.examples.PetDetails.value.petDetails as unknown as PetDetails;

const detailsOf = (name: string, change: Partial<PetDetails> = {}): PetDetails => ({
  ...example,
  id: `0199a3c4-5e1b-7c2d-9f3a-0000000000${name.length.toString().padStart(2, "0")}`,
  status: "in-review",
  statusLabel: "In Review",
  name,
  type: "Dog",
  sex: "Female",
  breed,
  color: "Blenheim",
  description: `${name} is the smallest of four.`,
  birthDate: "2020-09-12",
  goHomeDate: null,
  weightLb: 15,
  adultWeightLb: 15,
  priceCents: 250_000,
  deliveryOptions: ["pickup"],
  badges: [],
  goodWith: [],
  training: [],
  exposure: [],
  registries: ["AKC"],
  registrationNumber: "TS58213406",
  microchipNumber: "985000000000001",
  geneticTesting: true,
  healthTests: [],
  sireId: parent("Bo", "Male").id,
  damId: parent("Fern", "Female").id,
  imageKeys: ["a", "b", "c"],
  images: [image("a"), image("b"), image("c")],
  videoLocation: null,
  isOnHold: false,
  missing: [],
  actions: [],
  events: [{
    status: "in-review",
    statusLabel: "In Review",
    actor: "breeder",
    reason: null,
    at: "2026-11-11T09:00:00.000Z",
  }],
  pendingChanges: [],
  viewCount: 0,
  shareCount: 0,
  createdAt: "2026-11-10T09:00:00.000Z",
  updatedAt: "2026-11-11T09:00:00.000Z",
  ...change,
});

/** Returns a listing in review with nothing odd about it, unless `change` or `more` adds that. */
export function waiting(
  name: string,
  change: Partial<PetDetails> = {},
  more: Partial<ReviewListing> = {},
): ReviewListing {
  const pet = detailsOf(name, change);
  const shown = {
    ...pet,
    slug: name.toLowerCase(),
    onHold: false,
    holdUntil: null,
    promisedUntil: null,
    isRescue: false,
    isReadyToGoHome: true,
    depositCents: 37_500,
    isMicrochipped: true,
    sire: parent("Bo", "Male"),
    dam: parent("Fern", "Female"),
    breeder: willow,
    city: "Corvallis",
    state: "OR",
    listedAt: null,
  } as unknown as Pet;
  return { pet, breeder: willow, submittedAt: "2026-11-11T09:00:00.000Z", shown, textFlags: [], ...more };
}

/** Returns a change of this kind in review. */
export function changeOf(kind: ChangeRequest["kind"], change: Partial<ChangeRequest> = {}): ChangeRequest {
  const words = kind === "description"
    ? { oldText: "Maple is calm and small.", newText: "Maple is calm and fast." }
    : kind === "name"
    ? { oldText: "Maple", newText: "Maple Rose" }
    : kind === "video"
    ? { oldText: null, newText: "/media/video.mp4" }
    : { oldText: null, newText: null };
  return {
    id: `0199b1d2-7c33-7a4e-9b5f-00000000000${["photo", "video", "name", "description"].indexOf(kind)}`,
    kind,
    status: "open",
    petId: detailsOf("Maple").id,
    petName: "Maple",
    breeder: willow,
    ...words,
    textFlags: [],
    oldImages: kind === "photo" ? [image("a"), image("b")] : [],
    newImages: kind === "photo" ? [image("c"), image("a")] : [],
    reason: null,
    createdAt: "2026-11-12T09:00:00.000Z",
    decidedAt: null,
    ...change,
  };
}
