import type { Account, Site } from "./server.ts";

/** Answer to a call by a program: no browser, no cookies. */
export type Answer = { status: number; body: Body };
// deno-lint-ignore no-explicit-any -- journeys read JSON as it comes
export type Body = any;

export async function call(
  { url }: Pick<Site, "url">,
  method: string,
  path: string,
  options: { token?: string; json?: unknown } = {},
): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.json === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(options.json === undefined ? {} : { body: JSON.stringify(options.json) }),
    signal: AbortSignal.timeout(15_000),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

/** Returns the body of a call that must succeed. */
export async function ask(...input: Parameters<typeof call>): Promise<Body> {
  const { status, body } = await call(...input);
  if (status >= 300) throw new Error(`${input[1]} ${input[2]} answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

export type Person = { email: string; password: string; firstName: string; lastName: string; token: string };

let people = 0;

/** Returns a new buyer with an account, signed in for calls but not in any browser. */
export async function newBuyer(site: Site, firstName = "Robin"): Promise<Person> {
  const email = `${firstName.toLowerCase()}.${Date.now().toString(36)}${people++}@example.com`;
  const person = { firstName, lastName: "Castellanos", email, password: "a-walk-by-the-river-7" };
  const { termsVersion } = (await ask(site, "GET", "/v1/configuration")).configuration;
  const { accessToken } = await ask(site, "POST", "/v1/users/new", {
    json: { type: "Consumer", ...person, termsVersion },
  });
  return { ...person, token: accessToken };
}

/** Returns a new breeder with a program. */
export async function newBreeder(site: Site): Promise<Person & { programName: string }> {
  const unique = `${Date.now().toString(36)}${people++}`;
  const email = `marisol.${unique}@example.com`;
  const person = { firstName: "Marisol", lastName: "Vega", email, password: "a-walk-by-the-river-7" };
  const programName = `Juniper Ridge ${unique}`;
  const { termsVersion } = (await ask(site, "GET", "/v1/configuration")).configuration;
  const { accessToken } = await ask(site, "POST", "/v1/users/new", {
    json: { type: "Breeder", ...person, termsVersion, programName, postalCode: KENNEL_ZIP },
  });
  return { ...person, programName, token: accessToken };
}

export type PetCard = {
  id: string;
  name: string;
  slug: string;
  priceCents: number;
  goHomeDate: string | null;
  breed: { slug: string; breedName: string };
  breeder: { id: string };
};

/** Returns a demo account's access token, for calls. */
export const tokenOf = async (site: Site, { email, password }: Account): Promise<string> =>
  (await ask(site, "POST", "/v1/login", { json: { email, password } })).accessToken;

/** The demo breeder's kennel, its location and its breed. */
const KENNEL = "Larkmeadow Goldens";
export const KENNEL_ZIP = "97330";
const BREED = "golden retriever";

const given = new Set<string>();
export const forgetGiven = (): void => given.clear();

/**
 * Returns a pet of the demo breeder that is neither held nor promised, has a unique name, and was not used by
 * another journey of this file. `isReady` chooses a pet old enough to go home today, or too young. Without
 * it, the pet is too young if there is such a pet.
 */
export async function freePet(site: Site, { isReady }: { isReady?: boolean } = {}): Promise<PetCard> {
  // At the kennel a day begins later than in UTC.
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "America/Los_Angeles" });
  const answers = await Promise.all(
    [1, 2, 3].map((page) =>
      ask(site, "GET", `/v1/pets/search/lean?q=${encodeURIComponent(BREED)}&available=true&page=${page}`)
    ),
  );
  const free = answers.flatMap(({ data }) =>
    data.pets as (PetCard & { onHold: boolean; promisedUntil?: string | null; breeder: { name: string } })[]
  ).filter((card) =>
    card.breeder.name === KENNEL && !card.onHold && !card.promisedUntil && !given.has(card.id)
  );
  const isOld = ({ goHomeDate }: PetCard) => !goHomeDate || goHomeDate <= today;
  const pet = free.find((card) => isOld(card) === (isReady ?? false)) ??
    (isReady === undefined ? free[0] : undefined);
  if (!pet) {
    throw new Error(`${KENNEL} has no free pet ${isReady ? "that is old enough" : "that is too young"}`);
  }
  given.add(pet.id);
  return pet;
}

/** Makes another buyer's call to hold a pet. */
export const hold = (site: Site, person: Person, petId: string): Promise<Answer> =>
  call(site, "POST", "/v1/reserve/new", { token: person.token, json: { petId } });

/** Returns the only reservation of a new buyer. */
export async function reservationOf(site: Site, { token }: Person): Promise<Body> {
  const { reservedPets } = await ask(site, "GET", "/v1/customer/pets/reserved", { token });
  if (reservedPets.length !== 1) throw new Error(`the buyer has ${reservedPets.length} reservations`);
  return reservedPets[0];
}
