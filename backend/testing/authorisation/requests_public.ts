import { addBreed, addPet } from "../fixtures.ts";
import { made } from "../files.ts";
import type { Requests } from "./request.ts";
import type { Scene } from "./scene.ts";

const petOf = ({ market, breederA }: Pick<Scene, "market" | "breederA">) =>
  addPet(market.services, { breeder_id: breederA.breederId });

const nothing = () => ({});
const withPet = async (scene: Scene) => ({ params: { id: (await petOf(scene)).id } });
/** A new sender each time, because each may ask five times a day. */
const asker = () => ({
  name: "Dana",
  email: `${crypto.randomUUID()}@example.com`,
  text: "Is Maple used to cats?",
});
const withBreeder = ({ breederA }: Scene) => ({ params: { id: breederA.breederId } });
const search = async (scene: Scene) => {
  await petOf(scene);
  return { params: { type: "Dog", available: "true", sex: "Female" } };
};

/** Public calls for browsing. */
export const publicRequests: Requests = {
  listAddOns: nothing,
  checkHealth: nothing,
  checkReadiness: nothing,
  getContract: nothing,
  getConfiguration: nothing,
  getCsrfToken: nothing,
  getMedia: async ({ market }) => {
    const fileName = `u-${"0".repeat(32)}.thumb.webp`;
    await market.services.files.write(`public/${fileName}`, await made.webp(), "image/webp");
    return { params: { fileName } };
  },

  listBreeds: nothing,
  listAvailableBreeds: nothing,
  matchBreeds: () => ({ params: { type: "Dog", home: "apartment" } }),
  getBreed: async ({ market }) => ({ params: { slug: (await addBreed(market.services)).slug } }),
  getPlace: () => ({ params: { zip: "97330" } }),
  findNearestPlace: () => ({ json: { latitude: 44.64, longitude: -123.29 } }),

  searchPets: search,
  searchPetsLean: search,
  searchSpotlight: nothing,
  mapPets: () => ({ params: { area: "-125,24,-66,50", zoom: "3" } }),
  understandSearch: () => ({ params: { q: "cheap doodle near 97330" } }),
  suggestSearch: () => ({ params: { q: "gold" } }),
  listFeaturedPets: nothing,
  listSitemapParts: nothing,
  listSitemapPages: () => ({ params: { name: "site" } }),
  getPet: withPet,
  countView: withPet,
  countShare: async (scene) => ({ ...await withPet(scene), json: { page: "/pets/maple" } }),
  listSoldPets: withBreeder,
  listBreeders: () => ({ params: { kind: "shelter" } }),
  getBreederProfile: withBreeder,
  listReviews: withBreeder,
  askQuestion: ({ breederA }) => ({ json: { ...asker(), breederId: breederA.breederId } }),
  askAboutTraining: () => ({ json: asker() }),
  askSupport: () => ({ json: { ...asker(), subject: "My receipt" } }),
  getSaleContract: withBreeder,
  quoteOrder: async (scene) => ({ json: { petId: (await petOf(scene)).id } }),
};
