import contract from "../../../../../backend/generated/openapi.json";
import type { Breed, ListingFields, PetDetails } from "@hearthpaw/client";

/** Breeds and listings for the tests of this folder. */

export const ID = "0199a3c4-5e1b-7c2d-9f3a-1b2c3d4e5f60";

const breedOf = (id: string, breedName: string, more: Partial<Breed> = {}): Breed => ({
  id,
  slug: breedName.toLowerCase().replaceAll(" ", "-"),
  breedName,
  category: "Dogs",
  group: null,
  colors: [{ title: "Ruby" }, { title: "Blenheim" }],
  sizeClasses: [],
  availablePets: 3,
  ...more,
});
export const cavalier = breedOf("01980a11-0c3f-7d20-a6f1-3b9c5e7d1f02", "Cavalier King Charles Spaniel");
export const doodle = breedOf("01980a11-0c3f-7d20-a6f1-3b9c5e7d1f03", "Cavapoo", {
  colors: [{ title: "Apricot" }, { title: "Ruby" }],
  sizeClasses: ["Mini", "Toy", "Standard"],
});
export const siamese = breedOf("01980a11-0c3f-7d20-a6f1-3b9c5e7d1f04", "Siamese", { category: "Cats" });
export const BREEDS = [cavalier, doodle, siamese];

/** A complete one-pixel image: nothing is fetched. */
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
export const imageOf = (key: string): PetDetails["images"][number] => ({
  key,
  cardUrl: `${PIXEL}#${key}`,
  fullUrl: `${PIXEL}#${key}-full`,
  width: 1600,
  height: 1200,
  alt: "A picture",
});

/** The contract's own example fills in the fields that no test here is about. */
const { type: _type, sex: _sex, breed: _breed, ...example } = contract.components.examples.PetDetails.value
  .petDetails as unknown as PetDetails;

/** Returns an empty draft. */
export const draftOf = (change: Partial<PetDetails> = {}): PetDetails => ({
  ...example,
  id: ID,
  status: "in-progress",
  statusLabel: "Draft",
  name: null,
  color: null,
  description: "",
  birthDate: null,
  goHomeDate: null,
  weightLb: null,
  adultWeightLb: null,
  priceCents: null,
  deliveryOptions: ["pickup"],
  badges: [],
  goodWith: [],
  training: [],
  exposure: [],
  registries: [],
  registrationNumber: null,
  microchipNumber: null,
  geneticTesting: false,
  healthTests: [],
  imageKeys: [],
  images: [],
  videoLocation: null,
  isOnHold: false,
  missing: [],
  actions: [],
  events: [],
  pendingChanges: [],
  waiting: [],
  skipsReview: false,
  viewCount: 0,
  shareCount: 0,
  createdAt: "2026-11-10T18:00:00.000Z",
  updatedAt: "2026-11-10T18:00:00.000Z",
  ...change,
});

const summary = ({ id, slug, breedName }: Breed) => ({ id, slug, breedName });
/** Returns a listing with everything that publication needs. */
export const mapleOf = (change: Partial<PetDetails> = {}): PetDetails =>
  draftOf({
    name: "Maple",
    type: "Dog",
    sex: "Female",
    breed: summary(cavalier),
    color: "Ruby",
    birthDate: "2026-09-01",
    goHomeDate: "2026-11-01",
    weightLb: 5.1,
    priceCents: 250_000,
    description: "The smallest of four.",
    imageKeys: ["images/a", "images/b", "images/c"],
    images: ["images/a", "images/b", "images/c"].map(imageOf),
    ...change,
  });

/** Returns the details after writing these fields, as the server would answer. */
export function written(
  pet: PetDetails,
  { id: _, breedId, imageKeys, clear, videoKey, ...fields }: ListingFields,
) {
  const breed = BREEDS.find((one) => one.id === breedId);
  const images = imageKeys?.map((key) => imageOf(key.replace("uploads/", "images/")));
  const next = {
    ...pet,
    ...fields,
    ...(breed ? { breed: summary(breed) } : {}),
    ...(images ? { images, imageKeys: images.map(({ key }) => key) } : {}),
    ...(videoKey === undefined
      ? {}
      : { videoLocation: videoKey && `/media/${videoKey.replace("uploads/", "videos/")}` }),
  } as PetDetails;
  for (const name of clear ?? []) delete (next as Record<string, unknown>)[name];
  return next;
}
