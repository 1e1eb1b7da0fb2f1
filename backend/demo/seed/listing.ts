import type { Breed } from "../../features/breeds/data/index.ts";
import { slugOf } from "../../features/breeds/data/parse.ts";
import type { HealthTest, ListingStatus, PetsTable } from "../../platform/db/schema.ts";
import type { Litter } from "./bloodlines.ts";
import type { Days } from "./days.ts";
import { type Timeline, timelineOf } from "./history.ts";
import type { Row } from "../../platform/db/insert.ts";
import type { SellerRows } from "./people.ts";
import { type Shot, shotOf, type Sight, upload } from "./pictures.ts";
import type { Random } from "../../platform/random.ts";
import { breedId } from "../../features/reference/actions.ts";
import type { Temper } from "./temper.ts";
import { HEIGHT, WIDTH } from "../pictures/spec.ts";

export type PetRow = Required<Row<"pets">>;

/** A pet with all its dependent rows. */
export type Listing = {
  pet: PetRow;
  rows: SellerRows;
  timeline: Timeline;
  goHomeOn: number;
  images: Required<Row<"pet_images">>[];
  sight: Sight;
  counters: Required<Row<"pet_counters">>;
};

/** Number of days for which a listing counts as new. */
const NEWS_DAYS = 3;

export type Animal = {
  rows: SellerRows;
  breed: Breed;
  status: ListingStatus;
  bornOn: number;
  goHomeOn: number;
  /** First possible day of its listing: after its birth, or its arrival at the shelter. */
  earliest: number;
  litter: Litter | null;
  type: "Dog" | "Cat";
  sex: "Male" | "Female";
  name: string;
  priceCents: number;
  weightLb: number | null;
  adultWeightLb: number | null;
  sizeClass: string | null;
  coatType: string | null;
  generation: PetsTable["generation"];
  color: string | null;
  temper: Temper;
  registries: string[];
  geneticTesting: boolean;
  tests: HealthTest[];
  microchip: string | null;
  registration: string | null;
  description: string;
  isRescue: boolean;
  deliveries: string[];
};

/** Returns the rows of a listing in the state required by its status. Drafts lack optional fields. */
export function listing(random: Random, days: Days, animal: Animal): Listing {
  const { rows, breed, status } = animal;
  const timeline = timelineOf(random, status, animal);
  const created = days.at(timeline.createdOn, 13 + random.next() * 3);
  const isDraft = status === "in-progress";
  const unfinished = (odd: number) => isDraft && random.chance(odd);
  const nameless = unfinished(0.25);
  const pet: PetRow = {
    id: random.id(created),
    breeder_id: rows.breeder.id,
    breed_id: breedId(breed.slug),
    litter_id: animal.litter?.row.id ?? null,
    sire_id: animal.litter?.sire.id ?? null,
    dam_id: animal.litter?.dam.id ?? null,
    external_id: null,
    type: animal.type,
    sex: unfinished(0.2) ? null : animal.sex,
    name: nameless ? "" : animal.name,
    slug: nameless ? "" : slugOf(`${animal.name} ${breed.name}`).slice(0, 120),
    status,
    price_cents: unfinished(0.5) ? null : animal.priceCents,
    birth_date: days.date(animal.bornOn),
    go_home_date: unfinished(0.5) ? null : days.date(animal.goHomeOn),
    weight_lb: unfinished(0.6) ? null : animal.weightLb,
    adult_weight_lb: animal.adultWeightLb,
    size_class: animal.sizeClass,
    coat_type: animal.coatType,
    generation: animal.generation,
    color: animal.color,
    badges: animal.temper.badges,
    good_with: animal.temper.good_with,
    training: animal.temper.training,
    exposure: animal.temper.exposure,
    registries: animal.registries,
    genetic_testing: animal.geneticTesting,
    health_tests: animal.tests,
    microchip_number: animal.microchip,
    registration_number: animal.registration,
    description: unfinished(0.6) ? "" : animal.description,
    video_key: null,
    is_rescue: animal.isRescue,
    deliveries: animal.deliveries,
    city: rows.breeder.city,
    state: rows.breeder.state,
    zip: rows.breeder.zip,
    latitude: rows.breeder.latitude,
    longitude: rows.breeder.longitude,
    card: null,
    page_body: null,
    version: 1,
    submitted_at: status === "in-review" || status === "not-approved-internal"
      ? days.at(timeline.changedOn, 21.9)
      : null,
    listed_at: timeline.listedOn === null ? null : days.at(timeline.listedOn, timeline.listedHour),
    sold_at: timeline.soldOn === null ? null : days.at(timeline.soldOn, 21.5),
    created_at: created,
    updated_at: days.at(timeline.changedOn, 21.9),
  };
  return {
    pet,
    rows,
    timeline,
    goHomeOn: animal.goHomeOn,
    ...imagesOf(random, animal, pet, timeline),
    counters: countersOf(random, pet.id, timeline),
  };
}

/**
 * Returns the pictures of a listing. Those that a first visitor sees, the new listings of the last days, have
 * several, and so do the demo breeder's.
 */
function imagesOf(
  random: Random,
  animal: Animal,
  pet: PetRow,
  { listedOn }: Timeline,
): Pick<Listing, "images" | "sight"> {
  const { rows } = animal;
  const weeks = -animal.bornOn / 7;
  const age = weeks < 22 ? "puppy" as const : weeks < 75 ? "young" as const : "adult" as const;
  const sold = animal.status === "sold" || animal.status === "sold-external";
  const sight: Sight = {
    type: animal.type,
    breed: animal.breed.slug,
    coatType: animal.coatType,
    color: animal.color,
    age: sold && animal.litter ? "puppy" as const : age,
    family: animal.litter ? `${rows.seller.name}, litter ${animal.litter.number}` : rows.seller.name,
    member: rows.album.animals++,
  };
  const isDraft = animal.status === "in-progress";
  const isNews = animal.status === "available" && listedOn !== null && listedOn >= -NEWS_DAYS;
  const many = isNews || (rows.isDemo && animal.status === "available");
  const count = isDraft && random.chance(0.6) ? 0 : many ? random.int(2, 3) : 1;
  const kind = sight.age === "adult" ? "" : animal.type === "Dog" ? " puppy" : " kitten";
  const looks = animal.color === null ? "" : `${animal.color.toLowerCase()} `;
  const images = Array.from({ length: count }, (_, position) => {
    const shot = shotOf(sight, position);
    return {
      id: random.id(pet.created_at),
      pet_id: pet.id,
      file_key: uploadShot(rows, pet, shot),
      position,
      is_default: position === 0,
      width: WIDTH,
      height: HEIGHT,
      alt: `${pet.name || "A"}, ${looks}${animal.breed.name}${kind}, ${shot.pose}`.slice(0, 200),
    };
  });
  return { images, sight };
}

/** Adds a shot of a pet to its seller's uploads and returns its key. */
export function uploadShot(rows: SellerRows, pet: PetRow, { drawing }: Shot): string {
  const name = `${slugOf(pet.name || "photo")}-${drawing.pose}.webp`;
  return upload(rows.album, { drawing, purpose: "pet-image", name, at: pet.created_at });
}

/** Adds a video of a pet to its seller's uploads and returns its key. */
export function uploadFilm({ rows, pet, sight }: Pick<Listing, "rows" | "pet" | "sight">): string {
  const name = `${slugOf(pet.name || "video")}.mp4`;
  const drawing = { film: { ...shotOf(sight, 0).drawing, pose: "standing" as const } };
  return upload(rows.album, { drawing, purpose: "pet-video", name, at: pet.created_at });
}

/** Views grow unevenly with the days on the market; each fifty of them bring about one share. */
function countersOf(random: Random, petId: string, timeline: Timeline): Listing["counters"] {
  if (timeline.listedOn === null) return { pet_id: petId, views: 0, shares: 0 };
  const until = timeline.soldOn ?? -1;
  const daysShown = Math.max(1, until - timeline.listedOn + 1);
  const views = Math.round(daysShown * Math.exp(1.4 + random.normal() * 0.9));
  return { pet_id: petId, views, shares: Math.round(views * random.next() ** 2 * 0.06) };
}
