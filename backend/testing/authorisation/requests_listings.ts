import { made } from "../files.ts";
import { addBreed, addParent, addPet, daysAgo } from "../fixtures.ts";
import { addDocuments } from "../verification.ts";
import type { Requests } from "./request.ts";
import type { Person, Scene } from "./scene.ts";

const nothing = () => ({});
const at = (id: string) => ({ params: { id } });
const form = (fields: Readonly<Record<string, string | File>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
};

/** Adds a public listing of breeder A. */
const pet = async ({ market, breederA }: Scene): Promise<string> =>
  (await addPet(market.services, { breeder_id: breederA.breederId })).id;

/** Adds a complete listing that was never submitted. */
const draft = async ({ market, breederA }: Scene): Promise<string> =>
  (await addPet(market.services, { breeder_id: breederA.breederId, status: "in-progress" })).id;

/** Adds a listing that waits for staff. */
const waiting = async ({ market, breederA }: Scene): Promise<string> =>
  (await addPet(market.services, { breeder_id: breederA.breederId, status: "in-review" })).id;

/** Adds a dam of breeder A that waits for staff. */
const waitingParent = async ({ market, breederA }: Scene): Promise<string> => {
  const of = { breeder_id: breederA.breederId, breed_id: (await addBreed(market.services)).id };
  return (await addParent(market.services, of, { status: "in-review", verified_at: null })).id;
};

/** Adds a new name of a pet of breeder A that waits for staff. Returns the request's id. */
async function change(scene: Scene): Promise<string> {
  const id = await pet(scene);
  const json = { id, name: "Maple Rose" };
  const { status, body } = await scene.market.call(scene.breederA, "PUT", "/v1/breeders/pets/update", json);
  if (status !== 200) throw new Error(`not changed: ${JSON.stringify(body)}`);
  const { change_id } = await scene.market.db.selectFrom("change_requests").select("id as change_id")
    .where("pet_id", "=", id).executeTakeFirstOrThrow();
  return change_id;
}

/** Adds a new license of breeder A that waits for staff. Returns the change's id. */
async function claimChange({ market, breederA }: Scene): Promise<string> {
  await market.db.deleteFrom("claim_changes").where("breeder_id", "=", breederA.breederId).execute();
  const id = market.services.newId();
  await market.db.insertInto("claim_changes").values({
    id,
    breeder_id: breederA.breederId,
    kind: "licence",
    old_text: null,
    new_text: "OR-204",
    new_value: JSON.stringify({ licence: "OR-204" }),
  }).execute();
  return id;
}

/** Adds a dam of breeder A without a litter. */
async function parent({ market, breederA }: Scene): Promise<string> {
  const breed = await addBreed(market.services);
  return (await addParent(market.services, { breeder_id: breederA.breederId, breed_id: breed.id })).id;
}

const parentFields = async ({ market }: Scene) => ({
  name: "Clementine",
  type: "Dog",
  sex: "Female",
  breedId: (await addBreed(market.services)).id,
  weightLb: 15,
  registrationNumber: "TS50991202",
});

async function litterFields({ market }: Scene) {
  return {
    name: "Clementine and Jasper",
    state: "expected",
    breedId: (await addBreed(market.services)).id,
    expectedDate: daysAgo(market.services, -30),
  };
}

/** Adds a litter of breeder A without pets. */
async function litter(scene: Scene): Promise<string> {
  const { status, body } = await scene.market.call(
    scene.breederA,
    "POST",
    "/v1/breeders/litters",
    await litterFields(scene),
  );
  if (status !== 200 && status !== 201) throw new Error(`no litter: ${JSON.stringify(body)}`);
  return body.litter.id;
}

const answers = ({ breederA }: Scene) => ({ breederId: breederA.breederId, answers: [], isDraft: false });

/** Adds an application of consumer A that breeder A has not answered. */
async function application(scene: Scene): Promise<string> {
  const { market, consumerA } = scene;
  const { status, body } = await market.call(consumerA, "POST", "/v1/applications", answers(scene));
  if (status !== 200 && status !== 201) throw new Error(`not applied: ${JSON.stringify(body)}`);
  return body.application.id;
}

const film = () => new File([made.film()], "maple.mp4", { type: "video/mp4" });
const video = async (scene: Scene) => ({ multipart: form({ petId: await pet(scene), video: film() }) });

const animals = async ({ market }: Scene): Promise<File> => {
  const { name } = await addBreed(market.services);
  const lines = ["ID,AnimalName,PrimaryBreed,Sex,Age,Type", `A-1,Rex,${name},M,8 weeks,Dog`];
  return new File([lines.join("\r\n")], "animals.csv", { type: "text/csv" });
};

/** Calls about breeders' listings, buyers' applications, and staff's reviews. */
export const listingRequests: Requests = {
  getDashboardPreview: nothing,
  getBreederData: nothing,
  updateBreederProfile: ({ breederA }) => ({
    ...at(breederA.breederId),
    json: { name: "Willow Creek Cavaliers", story: "One litter a year." },
  }),
  apiUpdateBreederProfile: () => ({ json: { name: "Willow Creek Cavaliers", story: "One litter a year." } }),
  confirmSaleContract: async ({ market }, who) => ({
    json: {
      saleContractHash: (await market.db.selectFrom("sale_contracts as c")
        .innerJoin("breeders as d", "d.id", "c.breeder_id").select("c.hash")
        .where("d.user_id", "=", who?.id ?? null).orderBy("c.version", "desc").executeTakeFirst())?.hash ??
        "0".repeat(64),
    },
  }),
  updateSaleContract: () => ({
    json: { contractText: "The seller sells one animal.", guaranteeText: "It is healthy." },
  }),

  listOwnPets: nothing,
  getOwnPet: async (scene) => at(await draft(scene)),
  saveListingDraft: async (scene) => ({
    json: { id: await draft(scene), name: "Maple Rose", priceCents: 240_000 },
  }),
  addListing: async (scene) => ({ json: { id: await draft(scene) } }),
  updateListing: async (scene) => ({
    json: {
      id: await pet(scene),
      name: "Maple Rose",
      description: "The smallest of four.",
      priceCents: 240_000,
    },
  }),
  updateListingStatus: async (scene) => ({
    ...at(await pet(scene)),
    json: { status: "temporary-pause", reason: "We are away." },
  }),
  deleteListing: async (scene) => at(await pet(scene)),
  deleteListings: async (scene) => ({ json: { ids: [await pet(scene), await draft(scene)] } }),
  uploadPetVideo: video,
  apiUploadPetVideo: video,
  importListings: async (scene) => ({ multipart: form({ file: await animals(scene) }) }),

  listOwnParents: nothing,
  listParents: ({ breederA }) => at(breederA.breederId),
  addParent: async (scene) => ({ json: await parentFields(scene) }),
  updateParent: async (scene) => ({
    json: { id: await parent(scene), parent: await parentFields(scene), status: "no-longer-available" },
  }),
  deleteParent: async (scene) => at(await parent(scene)),

  listLitters: nothing,
  addLitter: async (scene) => ({ json: await litterFields(scene) }),
  updateLitter: async (scene) => ({ ...at(await litter(scene)), json: await litterFields(scene) }),
  deleteLitter: async (scene) => at(await litter(scene)),

  getApplicationForm: ({ breederA }) => at(breederA.breederId),
  getOwnApplicationForm: nothing,
  updateApplicationForm: () => ({ json: { isRequired: false, questions: [] } }),
  listFavourites: nothing,
  listFavouriteIds: nothing,
  addFavourite: async (scene) => ({ json: { petId: await pet(scene) } }),
  removeFavourite: async (scene) => {
    const id = crypto.randomUUID();
    await scene.market.db.insertInto("favourites")
      .values({ id, user_id: scene.consumerA.id, pet_id: await pet(scene) }).execute();
    return at(id);
  },
  submitApplication: (scene) => ({ json: answers(scene) }),
  listApplications: nothing,
  updateApplication: async (scene: Scene, who: Person) => ({
    ...at(await application(scene)),
    // Each side has its own transition.
    json: { status: who.id === scene.breederA.id ? "approved" : "withdrawn", reason: "As we spoke." },
  }),

  listSiblings: async (scene) => at(await pet(scene)),
  reportListing: async (scene) => ({
    ...at(await pet(scene)),
    json: { reason: "stolen-pictures", details: "The same pictures are elsewhere." },
  }),

  listListingsInReview: async (scene) => (await waiting(scene), {}),
  decideListing: async (scene) => ({
    ...at(await waiting(scene)),
    json: { status: "rejected", reason: "The picture shows two puppies." },
  }),
  listParentsInReview: async (scene) => (await waitingParent(scene), {}),
  decideParent: async (scene) => ({ ...at(await waitingParent(scene)), json: { decision: "approve" } }),
  listChangeRequests: async (scene) => (await change(scene), {}),
  listClaimChanges: nothing,
  decideClaimChange: async (scene) => ({
    ...at(await claimChange(scene)),
    json: { decision: "reject", reason: "Not on the license." },
  }),
  withdrawClaimChange: async (scene) => at(await claimChange(scene)),
  answerClaimChange: async (scene) => {
    const id = await claimChange(scene);
    await scene.market.db.updateTable("claim_changes").set({ question: "Since when?" }).where("id", "=", id)
      .execute();
    return { ...at(id), json: { answer: "Since May." } };
  },
  changePremises: async ({ market }, who) => ({
    json: { rearingArea: (await addDocuments(market.services, who.id)).rearingArea },
  }),
  decideChangeRequest: async (scene) => ({
    ...at(await change(scene)),
    json: { decision: "accept", reason: "Fine." },
  }),
};
