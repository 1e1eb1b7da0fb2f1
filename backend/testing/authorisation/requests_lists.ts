import { addBreeder, addPet } from "../fixtures.ts";
import type { Requests } from "./requests.ts";
import type { Scene } from "./scene.ts";

const nothing = () => ({});

/** The place of consumer A in the line of breeder A. */
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

/** Calls about waitlists and breeding pairs. */
export const listRequests: Requests = {
  joinWaitlist: async ({ market }) => ({ json: { breederId: (await addBreeder(market.services)).id } }),
  listWaitlists: nothing,
  leaveWaitlist: async (scene) => ({ params: { id: await place(scene) } }),
  inviteWaitlist: async (scene) => ({ json: { id: await place(scene), petIds: [await pet(scene)] } }),
  rejectWaitlist: async (scene) => ({
    json: { id: await place(scene), reason: "We plan no more litters this year." },
  }),
  passWaitlist: async (scene) => ({ params: { id: await invited(scene) } }),
};
