import sharp from "sharp";
import { ask, type Body } from "./api.ts";
import type { Site } from "./server.ts";

/** Uploads a photo of one color to the address from the server, like a form does, and returns its key. */
export async function uploadPhoto(
  site: Site,
  token: string,
  purpose: "pet-image" | "post-image",
): Promise<string> {
  const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background: "#c8a06a" } })
    .webp()
    .toBuffer();
  const query = new URLSearchParams({
    fileName: "maple.webp",
    contentType: "image/webp",
    purpose,
    size: String(bytes.length),
  });
  const offer = await ask(site, "GET", `/v1/files/upload?${query}`, { token });
  const headers = Object.fromEntries(offer.headers.map(({ name, value }: Body) => [name, value]));
  const put = await fetch(new URL(offer.url, site.url), {
    method: "PUT",
    headers,
    body: new Uint8Array(bytes),
  });
  if (!put.ok) throw new Error(`the photo was not taken: ${put.status}`);
  return offer.fileKey;
}
