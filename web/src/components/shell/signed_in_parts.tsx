import { part } from "../../lib/part.tsx";

/** Fetches what the frame has for who is signed in: a file of its own, as most who arrive are not. */
export const loadSignedIn = () => import("./SignedIn.tsx");

export const OwnLinks = part(() => loadSignedIn().then((module) => module.OwnLinks));
export const OwnNews = part(() => loadSignedIn().then((module) => module.OwnNews));
