import { type Expression, type Kysely, sql } from "kysely";
import type { JsonText } from "../../platform/json_text.ts";
import type { Litter, PetCard, PetCardBreeder } from "../../generated/types.ts";
import { sqlJson, timestampJson } from "../../platform/db/json.ts";
import { named } from "../../platform/db/named.ts";
import type { Database, StoredPage } from "../../platform/db/schema.ts";
import {
  BREED_JSON,
  DEFAULT_IMAGE_JSON,
  GO_HOME_DAY,
  healthTestsJson,
  IMAGES_JSON,
  PAGE_FACTS,
  parentJson,
} from "./json_store.ts";

/**
 * SQL for the amount due when a buyer reserves with pick-up and without extras, in cents: the base amount of
 * the current fee structure (375 dollars), or the whole price with the service fee if the price is at most
 * 249 dollars or the rest would be under 50 cents. The same rule as priceOrder; a test compares them.
 */
export const DEPOSIT_CENTS = "pet_deposit_cents(p.price_cents)";

/** SQL for whether the pet `p` is microchipped. */
export const MICROCHIPPED = "(p.microchip_number is not null or 'microchipped' = any(p.registries))";

/** SQL for whether a buyer is in the checkout with the pet `p`. */
export const ON_HOLD =
  `exists (select 1 from reservations r where r.pet_id = p.id and r.status in ('held', 'processing'))`;

/**
 * SQL for the end of the time in which only a person on the breeder's waitlist can reserve the pet `p`; null
 * without such a promise.
 */
export const PROMISED_UNTIL = `(select ${timestampJson("m.ends_at")} from waitlist_promises m
  where m.pet_id = p.id and m.ended_at is null)`;

/**
 * SQL for whether the seller `d` of the account `u` is public and buyers may buy there. The only definition:
 * every page, search, hold and count uses it.
 */
export const SELLER_SHOWN = `(u.account_status = 'Active' and d.verification = 'approved')`;

/**
 * SQL for whether the breeder of the pet `p` is public; otherwise the pet is not found. For counts, which
 * then need only an index, while checking the card would read every row.
 */
export const NOT_HIDDEN = `p.breeder_id not in (
  select d.id from breeders d join users u on u.id = d.user_id where not ${SELLER_SHOWN})`;

/** SQL for whether the page of the pet `p` is public. */
export const PET_SHOWN =
  `(p.card is not null and p.status in ('available', 'reserved', 'sold', 'sold-external', 'adopted-sold'))`;

/** SQL for whether the pet `p` of the breed `b` has all facts of a card. */
export const HAS_CARD_FACTS =
  `(b.id is not null and p.type is not null and p.sex is not null and p.price_cents is not null
    and p.birth_date is not null and p.name <> '')`;

/** A card as stored, without the fields that follow from others. */
type StoredCard = Omit<PetCard, "priceWithFeeCents">;

const CARD = sqlJson<StoredCard>({
  id: "p.id",
  slug: "p.slug",
  name: "p.name",
  type: "p.type",
  sex: "p.sex",
  status: "p.status",
  onHold: ON_HOLD,
  isRescue: "p.is_rescue",
  breed: BREED_JSON,
  color: "p.color",
  birthDate: "p.birth_date",
  goHomeDate: GO_HOME_DAY,
  priceCents: "p.price_cents",
  depositCents: DEPOSIT_CENTS,
  badges: "to_jsonb(p.badges)",
  hasVideo: "p.video_key is not null",
  breeder: sqlJson<PetCardBreeder>({
    id: "d.id",
    name: "d.name",
    isVerified: "d.verification = 'approved'",
    isShelter: "d.kind = 'shelter'",
  }),
  city: "coalesce(p.city, d.city)",
  state: "coalesce(p.state, d.state)",
  listedAt: timestampJson("p.listed_at"),
}, {
  promisedUntil: PROMISED_UNTIL,
  generation: "p.generation",
  sizeClass: "p.size_class",
  coatType: "p.coat_type",
  defaultImage: DEFAULT_IMAGE_JSON,
  // Distance and delivery depend on the search.
  distanceMiles: null,
  deliveryCents: null,
  point: null,
});

/** SQL for the card of the pet `p` as text, even if hidden, for buyers with a reservation of it. */
export const CARD_ALSO_HIDDEN = withFee(`coalesce(p.card, (select ${CARD}::text from breeds b, breeders d
  where b.id = p.breed_id and d.id = p.breeder_id))`);

/** SQL for the card of the pet `p` as text. Null if hidden. */
export const SHOWN_CARD = withFee("p.card");

/**
 * Returns SQL for a stored card with its price including the service fee. It is added when a card is read, so
 * cards that an older version stores have it, too.
 */
function withFee(card: string): string {
  return `left(${card}, -1) || ', "priceWithFeeCents": ' || pet_price_with_fee_cents(p.price_cents) || '}'`;
}

/**
 * SQL for the breeder's content on the page of the pet `p`, from the rows of `PAGE_TABLES`. Facts that also
 * change over time or with the breeder are read separately: status, hold, counters, the day, the breeder and
 * its place.
 */
export const PAGE = sqlJson<StoredPage>({
  id: "p.id",
  slug: "p.slug",
  name: "p.name",
  type: "p.type",
  sex: "p.sex",
  isRescue: "p.is_rescue",
  breed: BREED_JSON,
  ...PAGE_FACTS,
  isMicrochipped: MICROCHIPPED,
  healthTests: healthTestsJson("p"),
  images: IMAGES_JSON,
  videoLocation: "'/media/' || p.video_key",
  listedAt: timestampJson("p.listed_at"),
}, {
  generation: "p.generation",
  sizeClass: "p.size_class",
  coatType: "p.coat_type",
  defaultImage: DEFAULT_IMAGE_JSON,
  litter: {
    when: "l.id is not null",
    json: sqlJson<Litter>({
      id: "l.id",
      name: "l.name",
      birthDate: "coalesce(l.born_on, l.expected_on)",
      goHomeDate: "l.go_home_on",
    }),
  },
  sire: { when: "s.id is not null", json: parentJson("s") },
  dam: { when: "m.id is not null", json: parentJson("m") },
});

/** SQL for the rows that the page of the pet `p` needs besides the pet's own. */
export const PAGE_TABLES = `left join breeds b on b.id = p.breed_id left join litters l on l.id = p.litter_id
  left join parents s on s.id = p.sire_id left join parents m on m.id = p.dam_id`;

/** A stored page is correct because triggers empty outdated ones; a hold does not rewrite it. */
const refreshing = (which: string): string => `
  update pets set card = made.card, page_body = made.page
  from (
    select p.id, case when ${SELLER_SHOWN} and ${HAS_CARD_FACTS} then ${CARD}::text end as card,
      case when ${SELLER_SHOWN} and ${HAS_CARD_FACTS} then coalesce(p.page_body, ${PAGE}::text) end as page
    from pets p ${PAGE_TABLES} join breeders d on d.id = p.breeder_id join users u on u.id = d.user_id
    where ${which}
  ) made
  where pets.id = made.id and (made.card is not null or pets.card is not null)`;
/**
 * A separate statement because its plan is then made once per connection; planning takes twice as long as
 * writing.
 */
const REFRESH_ONE = refreshing("p.id = $1");
const REFRESH = refreshing("p.id = any($1::uuid[])");
const REFRESH_ALL = refreshing("true");
const EMPTIED = "select id from pets where id = any($1::uuid[]) and page_body is null";

/**
 * Writes the finished cards and pages of these pets ('all' for every pet). Call it in the transaction that
 * changes a pet, its pictures, parents or litter, its hold, or the name and standing of its breeder. A pet
 * has neither card nor page if it is a draft without a breed or price, or if its breeder is not public. A pet
 * without a card is not found.
 */
export async function refreshCards(db: Kysely<Database>, petIds: readonly string[] | "all"): Promise<void> {
  if (petIds === "all") await named(db, "pets_refresh_all", REFRESH_ALL);
  else if (petIds.length === 1) await named(db, "pets_refresh_one", REFRESH_ONE, petIds);
  else if (petIds.length > 0) await named(db, "pets_refresh", REFRESH, [petIds]);
}

/**
 * Does the same after a change of only these rows and their pictures. A trigger has already written a changed
 * price into the card; another trigger empties the page when any other content of card and page changes.
 */
export async function refreshChanged(db: Kysely<Database>, petIds: readonly string[]): Promise<void> {
  if (petIds.length === 0) return;
  // A separate statement: starting to build cards takes half as long as a price change, even with none to
  // build.
  const emptied = await named<{ id: string }>(db, "pets_emptied", EMPTIED, [petIds]);
  await refreshCards(db, emptied.map(({ id }) => id));
}

/**
 * Writes into the finished card of a pet whether a buyer holds it, and nothing else. The result equals that
 * of `refreshCards` if nothing else has changed. Part of the statement that starts or ends the hold. In text
 * generated from jsonb, a quote inside a value follows a backslash.
 */
export const writeHeld = (
  db: Pick<Kysely<Database>, "updateTable">,
  petId: string | Expression<string>,
  isHeld: boolean,
) =>
  db.updateTable("pets")
    .set({ card: sql<JsonText<PetCard>>`replace(card, ${`"onHold": ${!isHeld}`}, ${`"onHold": ${isHeld}`})` })
    .where("id", "=", petId).where("card", "is not", null);
