import type { Handlers } from "../../generated/handlers.ts";
import type { DashboardTask } from "../../generated/types.ts";
import { receiveFile } from "../files/actions.ts";
import { fail } from "../../platform/problem.ts";
import type { Services } from "../../services.ts";
import { updateListing } from "./actions.ts";
import { findFigures, findTasks } from "./dashboard_store.ts";
import { importListings } from "./import_actions.ts";
import { breederLabel } from "./life_cycle_rules.ts";
import { type Owner, ownerOf } from "../accounts/rules.ts";
import { countByStatus } from "./own_list_store.ts";
import { findListing } from "./store.ts";

/** Handlers for the breeder's dashboard and for uploaded files: videos, and lists of pets. */
export const breederDashboard: Handlers<
  "getDashboardPreview" | "uploadPetVideo" | "apiUploadPetVideo" | "importListings"
> = {
  async getDashboardPreview({ user }, { db }) {
    const { breederId } = ownerOf(user);
    const [tasks, counts, figures] = await Promise.all([
      findTasks(db, breederId),
      countByStatus(db, breederId),
      findFigures(db, breederId),
    ]);
    const listingsByStatus = counts.map(({ status, count }) => ({
      status,
      label: breederLabel(status),
      count,
    }));
    return { data: { tasks: tasks as DashboardTask[], listingsByStatus, ...figures } };
  },

  async uploadPetVideo({ body, user }, services) {
    return { video: await takeVideo(services, ownerOf(user), body) };
  },

  async importListings({ query, body, user }, services) {
    const bytes = new Uint8Array(await body.file.arrayBuffer());
    const file = { bytes, isDryRun: query.dryRun ?? false, ...(body.columns && { columns: body.columns }) };
    return { report: await importListings(services, ownerOf(user), file) };
  },

  async apiUploadPetVideo({ body, user }, services) {
    return { Location: (await takeVideo(services, ownerOf(user), body)).location };
  },
};

/**
 * Stores a video. If a listing is named, it becomes the listing's video, or a change request if the listing
 * is public.
 */
async function takeVideo(
  services: Services,
  owner: Owner,
  { petId, video }: { petId?: string; video: File },
): Promise<{ fileKey: string; location: string }> {
  if (petId !== undefined && !await findListing(services.db, petId, owner.breederId)) fail("not_found");
  const bytes = new Uint8Array(await video.arrayBuffer());
  const taken = await receiveFile(services, {
    ownerId: owner.userId,
    purpose: "pet-video",
    name: video.name,
    bytes,
  });
  if (petId !== undefined) await updateListing(services, owner, { id: petId, videoKey: taken.uploadKey });
  return { fileKey: petId === undefined ? taken.uploadKey : taken.key, location: `/media/${taken.key}` };
}
