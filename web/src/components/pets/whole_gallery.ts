import { part } from "../../lib/part.tsx";

/** Loads what shows a gallery on the whole screen. */
export const loadWholeGallery = () => import("./gallery_dialog.ts").then((module) => module.GalleryDialog);

/** Shows a gallery on the whole screen, where somebody asks for that. */
export const WholeGallery = part(loadWholeGallery);
