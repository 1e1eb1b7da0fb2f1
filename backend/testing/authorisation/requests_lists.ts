import { addBreed, addBreeder, addParent, addPet, daysAgo } from "../fixtures.ts";
import type { Requests } from "./request.ts";
import type { Scene } from "./scene.ts";

const nothing = () => ({});

/** Puts consumer A on the waitlist of breeder A. */
async function place({ market, consumerA, breederA }: Scene): Promise<string> {
  const { status, body } = await market.call(consumerA, "POST", "/v1/waitlists/new", {
    breederId: breederA.breederId,
  });
  if (status !== 200) throw new Error(`not joined: ${JSON.stringify(body)}`);
  return body.waitlist.id;
}

const pet = async ({ market, breederA }: Scene): Promise<string> =>
  (await addPet(market.services, { breeder_id: breederA.breederId })).id;

/** The same, with a pet of breeder A to choose. */
async function invited(scene: Scene): Promise<string> {
  const id = await place(scene);
  const { status, body } = await scene.market.call(scene.breederA, "POST", "/v1/waitlists/invite", {
    id,
    petIds: [await pet(scene)],
  });
  if (status !== 200) throw new Error(`not invited: ${JSON.stringify(body)}`);
  return id;
}

/** Adds an adult dam of breeder A, and another breeder's sire that matches. */
async function pair({ market, breederA }: Scene): Promise<{ parentId: string; otherParentId: string }> {
  const { services } = market;
  const breed_id = (await addBreed(services)).id;
  const birth_date = daysAgo(services, 900);
  const dam = await addParent(services, { breeder_id: breederA.breederId, breed_id }, { birth_date });
  const other = { breeder_id: (await addBreeder(services)).id, breed_id };
  const sire = await addParent(services, other, { birth_date, sex: "Male" });
  return { parentId: dam.id, otherParentId: sire.id };
}

const proposal = async (scene: Scene) => ({ ...await pair(scene), message: "In spring?" });

/** Lets breeder A propose a match. */
async function proposed(scene: Scene): Promise<string> {
  const { status, body } = await scene.market.call(
    scene.breederA,
    "POST",
    "/v1/match/createMatch",
    await proposal(scene),
  );
  if (status !== 200) throw new Error(`not proposed: ${JSON.stringify(body)}`);
  return body.newMatch.id;
}

/** Calls about waitlists and breeding pairs. */
export const listRequests: Requests = {
  joinWaitlist: async ({ market }) => ({ json: { breederId: (await addBreeder(market.services)).id } }),
  listWaitlists: nothing,
  leaveWaitlist: async (scene) => ({ params: { id: await place(scene) } }),
  inviteWaitlist: async (scene) => ({ json: { id: await place(scene), petIds: [await pet(scene)] } }),
  rejectWaitlist: async (scene) => ({
    json: { id: await place(scene), reason: "We plan no more litters this year." },
  }),
  findMatchingPets: async (scene) => ({ params: { parentId: (await pair(scene)).parentId } }),
  createMatch: async (scene) => ({ json: await proposal(scene) }),
  listMatchesByBreeder: ({ breederA }) => ({ params: { id: breederA.breederId } }),
  listMatchesByPet: async (scene) => ({ params: { id: (await pair(scene)).parentId } }),
  updateMatch: async (scene) => ({
    params: { matchId: await proposed(scene) },
    json: { status: "withdrawn" },
  }),
  passWaitlist: async (scene) => ({ params: { id: await invited(scene) } }),
};
