import { skeletonOf } from "../../features/breeders/name_rules.ts";
import { TERMS_VERSION } from "../../features/accounts/rules.ts";
import { slugOf } from "../../features/breeds/data/parse.ts";
import type { Place } from "../../features/places/reference_store.ts";
import { stateName } from "../../features/places/rules.ts";
import { demoAccounts, demoPasswordHash } from "./accounts.ts";
import { saleContract } from "./contracts.ts";
import type { Days } from "./days.ts";
import type { Row } from "../../platform/db/insert.ts";
import { firstNames, lastNames } from "./names.ts";
import { type Seller, sellers } from "./programs.ts";
import { type Album, upload } from "./pictures.ts";
import { type Random, randomOf } from "../../platform/random.ts";

type Users = Required<Row<"users">>;
type Breeders = Required<Row<"breeders">>;

/** A breeder or shelter with its rows, and its own random generator. */
export type SellerRows = {
  seller: Seller;
  user: Users;
  breeder: Breeders;
  contract: Required<Row<"sale_contracts">>;
  place: Place;
  random: Random;
  album: Album;
  /** Whether it belongs to a demo account. */
  isDemo: boolean;
};

const BUYERS = 140;
/** Sellers with unfinished verification, by their position in the list. */
const VERIFICATION: Readonly<Record<number, Breeders["verification"]>> = {
  17: "in-review",
  24: "submitted",
  31: "needs-info",
  38: "not-started",
};

/**
 * Creates the sellers at their locations. The first breeder and the first shelter belong to demo accounts.
 */
export async function makeSellers(days: Days, places: ReadonlyMap<string, Place>): Promise<SellerRows[]> {
  const made: SellerRows[] = [];
  for (const [index, seller] of sellers.entries()) {
    const random = randomOf(`seller ${seller.name}`);
    const place = places.get(seller.zip);
    if (!place) throw new Error(`no place for ${seller.name} at ${seller.zip}`);
    const first = sellers.findIndex((other) => other.kind === seller.kind) === index;
    const role = seller.kind === "shelter" ? "ShelterBreeder" as const : "Breeder" as const;
    const demo = first ? demoAccounts.find((account) => account.role === role) : undefined;
    const joined = days.at(-random.int(420, 1200), random.int(14, 22));
    const verification = VERIFICATION[index] ?? "approved";
    const user = person(random, {
      email: demo?.email ?? `${slugOf(seller.name)}@programs.hearthpaw.com`,
      passwordHash: demo ? await demoPasswordHash(demo.email) : null,
      role,
      name: seller.owner,
      joined,
    });
    const album: Album = { pictures: [], animals: 0 };
    random.next(); // see `unrated`
    const breeder: Breeders = {
      id: random.id(joined),
      user_id: user.id,
      kind: seller.kind,
      name: seller.name,
      name_skeleton: skeletonOf(seller.name),
      story: seller.story,
      program_address: addressOf(place),
      city: place.city,
      state: place.state,
      zip: place.zip,
      latitude: place.latitude,
      longitude: place.longitude,
      licence: random.chance(0.45) ? licenseOf(random, place.state) : null,
      website: null,
      phone: user.phone,
      cover_key: upload(album, {
        drawing: {
          place: seller.kind === "shelter"
            ? "shelter"
            : random.pick(["farm", "house", "cottage", "ranch"] as const),
          seed: index,
        },
        purpose: "profile-image",
        name: "our-place.webp",
        at: joined,
      }),
      avatar_key: random.chance(0.92)
        ? upload(album, {
          drawing: { mark: seller.kind, seed: index },
          purpose: "profile-image",
          name: "our-mark.webp",
          at: joined,
        })
        : null,
      member_since: joined,
      breeding_since: seller.since,
      verification,
      verified_at: verification === "approved"
        ? new Date(joined.getTime() + random.int(3, 21) * 86_400_000)
        : null,
      // The demo accounts go through the review.
      auto_approve: verification === "approved" && random.chance(0.3) && !demo,
      deposit_refund_percent: seller.refund,
      homes_found: 0,
      response_percent: null,
      response_minutes: null,
      ...unrated(random, verification === "approved" && index !== 29),
      created_at: joined,
      updated_at: days.at(-random.int(2, 40), 17),
    };
    made.push({
      seller,
      user,
      breeder,
      contract: saleContract(random, seller, breeder, joined),
      place,
      random,
      album,
      isDemo: demo !== undefined,
    });
  }
  return made;
}

/**
 * Returns an empty rating, because ratings follow later from the reviews. The random value once drawn for
 * them is still drawn, since otherwise every later animal and picture would change.
 */
function unrated(random: Random, isDrawn: boolean): Pick<Breeders, "rating_average" | "rating_count"> {
  if (isDrawn) random.normal();
  return { rating_average: null, rating_count: 0 };
}

/**
 * Creates the buyers: first the two demo accounts, then invented people. Only the demo accounts have a
 * password.
 */
export async function makeBuyers(days: Days): Promise<Users[]> {
  const random = randomOf("buyers");
  const demo = demoAccounts.filter((account) => account.role === "Customer");
  const buyers: Users[] = [];
  const taken = new Set<string>();
  for (const account of demo) {
    buyers.push(person(random, {
      email: account.email,
      passwordHash: await demoPasswordHash(account.email),
      role: "Customer",
      name: [account.firstName, account.lastName],
      joined: days.at(-460, 18),
    }));
  }
  while (buyers.length < BUYERS) {
    const name = [random.pick(firstNames), random.pick(lastNames)] as const;
    const email = `${name[0]}.${name[1]}@mail.hearthpaw.com`.toLowerCase();
    if (taken.has(email)) continue;
    taken.add(email);
    const joined = days.at(-random.int(430, 470), random.int(0, 23));
    buyers.push(person(random, { email, passwordHash: null, role: "Customer", name, joined }));
  }
  return buyers;
}

/** Creates the demo account of the marketplace's staff. */
export async function makeAdmin(days: Days): Promise<Users> {
  const account = demoAccounts.find(({ role }) => role === "Admin");
  if (!account) throw new Error("no demo account for an admin");
  return person(randomOf("admin"), {
    email: account.email,
    passwordHash: await demoPasswordHash(account.email),
    role: "Admin",
    name: [account.firstName, account.lastName],
    joined: days.at(-1300, 15),
  });
}

function person(random: Random, about: {
  email: string;
  passwordHash: string | null;
  role: Users["role"];
  name: readonly [string, string];
  joined: Date;
}): Users {
  return {
    id: random.id(about.joined),
    email: about.email,
    email_verified_at: new Date(about.joined.getTime() + random.int(1, 40) * 60_000),
    password_hash: about.passwordHash,
    role: about.role,
    staff_rank: about.role === "Admin" ? "admin" : null,
    account_status: "Active",
    status_before_suspension: null,
    first_name: about.name[0],
    last_name: about.name[1],
    // 555-0100 to 555-0199 are reserved for fiction.
    phone_verified_at: null,
    phone: `+1${random.pick(["206", "303", "404", "512", "614", "704", "802", "919"])}55501${
      random.digits(2)
    }`,
    profile_image_key: null,
    settings: {},
    terms_version: TERMS_VERSION,
    // No user can have accepted terms before they existed.
    terms_accepted_at: new Date(Math.max(about.joined.getTime(), Date.parse(TERMS_VERSION))),
    payment_customer_id: null,
    created_at: about.joined,
    updated_at: about.joined,
  };
}

function addressOf(place: Place): Breeders["program_address"] {
  return {
    address_components: [
      { types: ["locality", "political"], long_name: place.city, short_name: place.city },
      {
        types: ["administrative_area_level_1", "political"],
        long_name: stateName(place.state) ?? place.state,
        short_name: place.state,
      },
      { types: ["postal_code"], long_name: place.zip, short_name: place.zip },
      { types: ["country", "political"], long_name: "United States", short_name: "US" },
    ],
  };
}

function licenseOf(random: Random, state: string): string {
  return random.chance(0.4)
    ? `USDA ${random.int(11, 99)}-A-${random.digits(4)}`
    : `${stateName(state)} kennel license ${random.digits(5)}`;
}
