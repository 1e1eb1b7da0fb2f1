import { made, upload } from "./files.ts";
import { addBreed, addUser, bearer, daysAgo } from "./fixtures.ts";
import {
  type Answered,
  type Body,
  type Market,
  type MarketOptions,
  openMarket,
  type Person,
} from "./reservations.ts";

export type { Body, Person };
export type Seller = Person & { breederId: string };
/** A market with breeders who list pets and staff who review them. */
export type Stable = Awaited<ReturnType<typeof openStable>>;

/** Opens a stable for a test file, with a breed that most of its pets have. */
export async function openStable(
  options: Pick<MarketOptions, "features" | "provider" | "env">,
) {
  const market: Market = await openMarket(options);
  const { app, call, services } = market;
  const breed = await addBreed(services);
  const tokenHeaders = (who: Person) => ({ authorization: `Bearer ${who.token}` });

  const photo = async (who: Person): Promise<string> =>
    await upload(app, tokenHeaders(who), "pet-image", await made.jpeg());

  const stable = {
    market,
    breed,
    call,
    services,
    db: market.db,
    photo,
    async staff(): Promise<Person> {
      const user = await addUser(services, { role: "Admin" });
      return { id: user.id, token: (await bearer(services, user)).authorization.slice("Bearer ".length) };
    },
    save: (who: Person, fields: unknown) => call(who, "POST", "/v1/breeders/pets/new/progress", fields),
    change: (who: Person, fields: unknown) => call(who, "PUT", "/v1/breeders/pets/update", fields),
    submit: (who: Person, id: string) => call(who, "POST", "/v1/breeders/pets/add", { id }),
    move: (who: Person, id: string, status: string, reason?: string) =>
      call(who, "PUT", `/v1/breeders/pets/${id}/status`, { status, ...(reason ? { reason } : {}) }),
    remove: (who: Person, id: string) => call(who, "DELETE", `/v1/breeders/pets/${id}/delete`),
    details: async (who: Person, id: string): Promise<Body> =>
      (await call(who, "GET", `/v1/breeders/pets/${id}/details`)).body.pet,
    decide: (who: Person, id: string, status: string, reason?: string) =>
      call(who, "POST", `/v1/admin/listings/${id}/decide`, { status, ...(reason ? { reason } : {}) }),
    decideChange: (who: Person, id: string, decision: string, reason?: string) =>
      call(who, "POST", `/v1/admin/change-requests/${id}/decide`, {
        decision,
        ...(reason ? { reason } : {}),
      }),
    openChanges: (petId: string) =>
      market.db.selectFrom("change_requests").select(["id", "kind", "new_text"]).where("pet_id", "=", petId)
        .where("status", "=", "open").orderBy("kind").execute(),
    hold: (who: Person, petId: string) => call(who, "POST", "/v1/reserve/new", { petId }),
    /** Returns all fields of a complete listing. */
    complete: async (who: Person): Promise<Record<string, unknown>> => ({
      name: "Maple",
      type: "Dog",
      sex: "Female",
      breedId: breed.id,
      birthDate: daysAgo(services, 70),
      weightLb: 5.1,
      priceCents: 250_000,
      imageKeys: [await photo(who)],
    }),
    /** Imports a table of pets. */
    async importRows(who: Person, header: string, lines: readonly string[]): Promise<Answered> {
      const form = new FormData();
      form.append("file", new File([[header, ...lines].join("\r\n")], "animals.csv", { type: "text/csv" }));
      const response = await app.fetch("/v1/breeders/pets/import", {
        method: "POST",
        headers: tokenHeaders(who),
        body: form,
      });
      return { status: response.status, body: await response.json() };
    },
    close: () => market.close(),
  };
  return stable;
}
