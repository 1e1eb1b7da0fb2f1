import { part } from "../../lib/part.tsx";

/** Loads the signed-in parts of the frame from a separate file, because most visitors never need them. */
export const loadSignedIn = () => import("./SignedIn.tsx");

/** Not used in the checkout, which has no links elsewhere. */
export const OwnLinks = part(() => import("./OwnLinks.tsx").then((module) => module.OwnLinks));
export const OwnNews = part(() => loadSignedIn().then((module) => module.OwnNews));
