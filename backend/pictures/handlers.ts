import { raw } from "../answer.ts";
import type { Handlers } from "../generated/handlers.ts";
import { readMedia } from "../files/actions.ts";
import { fail } from "../problem.ts";
import { PicturesBusy, servePicture } from "./cache.ts";

/** A name always means the same picture. */
const FOR_A_YEAR = "public, max-age=31536000, immutable";
/** Mails and partners' pages show pictures, too. */
const FOR_ALL = { "cache-control": FOR_A_YEAR, "cross-origin-resource-policy": "cross-origin" };

export const pictures: Handlers<"getMedia"> = {
  async getMedia({ params }, services) {
    const uploaded = await readMedia(services, params.fileName);
    if (uploaded) return raw(uploaded, "image/webp", { headers: FOR_ALL });
    try {
      const picture = await servePicture(params.fileName, { dataDir: services.config.dataDir }) ??
        fail("not_found");
      return raw(picture.bytes, "image/webp", {
        headers: { ...FOR_ALL, etag: picture.etag },
      });
    } catch (cause) {
      if (cause instanceof PicturesBusy) fail("storage_unavailable", { cause, retryAfterSeconds: 5 });
      throw cause;
    }
  },
};
