/** SQL for parts of a pet in several responses: its breed, pictures, health tests, parents and breeder. */
import type {
  BreederSummary,
  BreedSummary,
  HealthTest,
  OwnHealthTest,
  ParentSummary,
  PetImage,
} from "../../generated/types.ts";
import { type SqlJson, sqlJson, sqlJsonList, sqlJsonOne } from "../../platform/db/json.ts";
import { HANDOVER_AGE_DAYS } from "./rules.ts";

/** Returns SQL for a picture from these columns; `key` is that of its file. */
export const imageJson = (
  { key, ...size }: Record<"key" | "width" | "height" | "alt", string>,
): SqlJson<PetImage> =>
  sqlJson<PetImage>({
    key,
    cardUrl: `'/media/' || ${key} || '.card.webp'`,
    fullUrl: `'/media/' || ${key} || '.full.webp'`,
    ...size,
  }, {
    preview: `(select nullif(seen.preview, '') from files seen where seen.key = ${key})`,
  });

const IMAGE = imageJson({ key: "i.file_key", width: "i.width", height: "i.height", alt: "i.alt" });
const OF_PET = "pet_images i where i.pet_id = p.id order by i.is_default desc, i.position";

/** SQL for the gallery of the pet `p`, the default picture first. */
export const IMAGES_JSON = sqlJsonList(IMAGE, OF_PET);

/** SQL for the default picture of the pet `p`. */
export const DEFAULT_IMAGE_JSON = sqlJsonOne(IMAGE, OF_PET);

/** SQL for the summary of the breeds row `b`. */
export const BREED_JSON = sqlJson<BreedSummary>({ id: "b.id", slug: "b.slug", breedName: "b.name" });

/** Returns SQL for the summary of the breed of the row `alias`. */
export const breedJson = (alias: string): SqlJson<BreedSummary> =>
  sqlJsonOne(BREED_JSON, `breeds b where b.id = ${alias}.breed_id`);

const SLUG_WORDS =
  `regexp_replace(lower(unaccent(d.name || ' ' || d.city || ' ' || d.state)), '[^a-z0-9]+', '-', 'g')`;

/**
 * SQL for the readable end of a breeder's address, from the row `d`: "willow-creek-cavaliers-corvallis-or".
 */
export const BREEDER_SLUG = `trim(both '-' from left(${SLUG_WORDS}, 120))`;

/** SQL for the breeder of a pet, from the breeders row `d`. '/avatar.png' means that there is no picture. */
export const BREEDER_JSON = sqlJson<BreederSummary>({
  id: "d.id",
  slug: BREEDER_SLUG,
  name: "d.name",
  city: "d.city",
  state: "d.state",
  cityAndState: "d.city || ', ' || d.state",
  profileImageURL: "coalesce('/media/' || d.avatar_key || '.avatar.webp', '/avatar.png')",
  isVerified: "d.verification = 'approved'",
  isShelter: "d.kind = 'shelter'",
  ratingCount: "d.rating_count",
  ratingAverage: "d.rating_average",
  memberSince: "to_char(d.member_since at time zone 'UTC', 'YYYY-MM-DD')",
});

/** SQL for the go-home date of the pet `p`, by the rule of `goHomeDay`. A test compares the two. */
export const GO_HOME_DAY =
  `(case when p.birth_date is not null then greatest(p.birth_date + ${HANDOVER_AGE_DAYS}, p.go_home_date) end)`;

/**
 * SQL for public facts of the pet `p` outside the stored page: the price, which changes often, and the
 * go-home date, because pages stored by the previous version contain the typed date. A new field belongs
 * here: those pages do not have it.
 */
export const LIVE_FACTS = {
  goHomeDate: GO_HOME_DAY,
  priceCents: "p.price_cents",
} as const;

/** SQL for the rest of the breeder's content, which is in the stored page. */
export const PAGE_FACTS = {
  color: "p.color",
  description: "p.description",
  birthDate: "p.birth_date",
  weightLb: "p.weight_lb",
  adultWeightLb: "p.adult_weight_lb",
  deliveryOptions: "to_jsonb(p.deliveries)",
  badges: "to_jsonb(p.badges)",
  goodWith: "to_jsonb(p.good_with)",
  training: "to_jsonb(p.training)",
  exposure: "to_jsonb(p.exposure)",
  registries: "to_jsonb(p.registries)",
  registrationNumber: "p.registration_number",
  geneticTesting: "p.genetic_testing",
} as const;

const TEST = {
  type: "t ->> 'type'",
  laboratory: "t ->> 'laboratory'",
  result: "t ->> 'result'",
  testedOn: "t ->> 'testedOn'",
};

/** Returns SQL for the public health tests of the row `alias`. Only the breeder sees the documents. */
export const healthTestsJson = (alias: string): SqlJson<HealthTest[]> =>
  sqlJsonList(sqlJson<HealthTest>(TEST), `jsonb_array_elements(${alias}.health_tests) t`);

/** Returns SQL for the health tests of the row `alias` as its breeder sees them. */
export const ownHealthTestsJson = (alias: string): SqlJson<OwnHealthTest[]> =>
  sqlJsonList(
    sqlJson<OwnHealthTest>({ ...TEST, documentKey: "t ->> 'documentKey'" }),
    `jsonb_array_elements(${alias}.health_tests) t`,
  );

/** Returns SQL for the first public photo of the parents row `alias`. */
const publicImageJson = (alias: string): SqlJson<PetImage> =>
  sqlJsonOne(
    imageJson({ key: "few.k", width: "1600", height: "1200", alt: `${alias}.name` }),
    `unnest(${alias}.image_keys) with ordinality few(k, at)
      where ${alias}.public_image_keys is null or few.k = any(${alias}.public_image_keys) order by few.at`,
  );

/** Returns SQL for a sire or dam as the public sees it, from the parents row `alias`. */
export const parentJson = (alias: string): SqlJson<ParentSummary> =>
  sqlJson<ParentSummary>({
    id: `${alias}.id`,
    name: `${alias}.name`,
    isVerified: `${alias}.verified_at is not null`,
    statusLabel: `case when ${alias}.verified_at is null then 'Not yet verified' else 'Parent Verified' end`,
    type: `${alias}.type`,
    sex: `${alias}.sex`,
    breed: breedJson(alias),
    color: `${alias}.color`,
    weightLb: `${alias}.weight_lb`,
    registries: `to_jsonb(${alias}.registries)`,
    geneticTesting: `${alias}.genetic_testing`,
    healthTests: healthTestsJson(alias),
  }, {
    coatType: `${alias}.coat_type`,
    image: publicImageJson(alias),
  });
