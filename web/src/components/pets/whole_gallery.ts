import { part } from "../../lib/part.tsx";

/** Loads the full-screen gallery. */
export const loadWholeGallery = () => import("./gallery_dialog.ts").then((module) => module.GalleryDialog);

/** The full-screen gallery, loaded on first use. */
export const WholeGallery = part(loadWholeGallery);
