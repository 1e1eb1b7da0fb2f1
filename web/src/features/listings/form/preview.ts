import type { BreederProfile, OwnLitter, ParentDetails, ParentSummary, Pet } from "@hearthpaw/client";
import type { UploadItem } from "@hearthpaw/ui-kit";
import { earliestHome } from "./checks.ts";
import { centsOf } from "../../../lib/amounts.ts";
import { picturesOf, videoOf } from "./save.ts";
import * as texts from "./texts.tsx";
import { bodyOf, type FieldName, FIELDS } from "./values.ts";
import type { Listing } from "./use_listing.ts";

type Place = Pick<
  BreederProfile,
  | "id"
  | "slug"
  | "name"
  | "city"
  | "state"
  | "cityAndState"
  | "profileImageURL"
  | "isVerified"
  | "isShelter"
  | "ratingCount"
  | "ratingAverage"
  | "memberSince"
>;

/** Fields that the public sees in another form, or not at all; the preview shows all others as entered. */
const SHOWN_OTHERWISE: ReadonlySet<FieldName> = new Set([
  "breedId",
  "litterId",
  "sireId",
  "damId",
  "microchipNumber",
]);

/**
 * Returns the pet as the public would see it, from the form's values; undefined while the type, breed, sex or
 * birth date is missing. Newly chosen pictures are shown from their files.
 */
export function previewOf(
  { values, breed, pet, photos }: Pick<Listing, "values" | "breed" | "pet" | "photos">,
  { breeder, depositCents, parents, litters, today }: {
    breeder: Place;
    /** Amount due at reservation, in cents; undefined until known. */
    depositCents: number | undefined;
    parents: readonly ParentDetails[];
    litters: readonly OwnLitter[];
    today: string;
  },
): Pet | undefined {
  const { type, sex, birthDate } = values;
  if (!breed || type === "" || sex === "" || birthDate === "") return undefined;
  const name = values.name.trim() || texts.noNameYet;
  const priceCents = centsOf(values.priceCents) ?? 0;
  const goHomeDate = earliestHome(birthDate, values.goHomeDate) ?? birthDate;
  const litter = litters.find(({ id }) => id === values.litterId);
  const parent = (id: string) => {
    const found = parents.find((other) => other.id === id);
    return found && summaryOf(found);
  };
  const entered = { ...values, description: values.description.trim() };
  const { clear: _, healthTests = [], ...facts } = bodyOf(
    entered,
    FIELDS.filter((name) => !SHOWN_OTHERWISE.has(name)),
  );
  const { id, slug, city, state, cityAndState, profileImageURL, isVerified, isShelter } = breeder;
  const { ratingCount, ratingAverage, memberSince } = breeder;
  return {
    ...facts,
    id: pet?.id ?? "preview",
    slug: "preview",
    name,
    type,
    sex,
    status: "available",
    onHold: false,
    holdUntil: null,
    promisedUntil: null,
    isRescue: isShelter,
    breed: { id: breed.id, slug: breed.slug, breedName: breed.breedName },
    birthDate,
    goHomeDate,
    isReadyToGoHome: goHomeDate <= today,
    priceCents,
    depositCents: depositCents ?? priceCents,
    isMicrochipped: values.microchipNumber.trim() !== "" || values.registries.includes("microchipped"),
    healthTests: healthTests.map(({ documentKey: _, ...test }) => test),
    ...(litter
      ? {
        litter: {
          id: litter.id,
          name: litter.name,
          birthDate: litter.birthDate,
          goHomeDate: litter.goHomeDate,
        },
      }
      : {}),
    sire: parent(values.sireId),
    dam: parent(values.damId),
    images: picturesNow(photos.items, photos.fileKeys, pet, name),
    videoLocation: pet ? videoOf(pet) : null,
    viewCount: 0,
    shareCount: 0,
    breeder: {
      id,
      slug,
      name: breeder.name,
      city,
      state,
      cityAndState,
      profileImageURL,
      isVerified,
      isShelter,
      ratingCount,
      ratingAverage,
      memberSince,
    },
    city,
    state,
    listedAt: null,
    updatedAt: pet?.updatedAt ?? `${today}T00:00:00.000Z`,
  } as Pet;
}

/** Returns the pictures in the form's order: the server's if it has them, else the chosen files. */
function picturesNow(
  items: readonly UploadItem[],
  keys: readonly string[],
  pet: Listing["pet"],
  name: string,
): Pet["images"] {
  const known = new Map(
    pet ? [...pet.images, ...picturesOf(pet)].map((image) => [image.key, image]) : [],
  );
  return items.filter(({ state }) => state === "done").flatMap((item, index) => {
    const key = keys[index] ?? item.id;
    const alt = texts.namePhoto({ name, index: index + 1 });
    const image = known.get(key);
    if (image) return [{ ...image, alt }];
    const { picture } = item;
    return picture ? [{ key, cardUrl: picture, fullUrl: picture, width: 1600, height: 1200, alt }] : [];
  });
}

function summaryOf(parent: ParentDetails): ParentSummary {
  const { id, name, type, sex, breed, color, coatType, weightLb, registries, geneticTesting } = parent;
  const [image] = parent.images;
  return {
    id,
    name,
    isVerified: parent.status === "live",
    statusLabel: parent.status === "live" ? texts.parentVerified : texts.notYetVerified,
    type,
    sex,
    breed,
    color,
    ...(coatType ? { coatType } : {}),
    weightLb,
    registries,
    geneticTesting,
    healthTests: parent.healthTests.map(({ documentKey: _, ...test }) => test),
    ...(image ? { image } : {}),
  };
}
