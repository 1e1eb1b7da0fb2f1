import { part } from "../../lib/part.tsx";

/** Fetches what the frame has for who is signed in: a file of its own, as most who arrive are not. */
export const loadSignedIn = () => import("./SignedIn.tsx");

/** Not in the checkout, which leads nowhere else. */
export const OwnLinks = part(() => import("./OwnLinks.tsx").then((module) => module.OwnLinks));
export const OwnNews = part(() => loadSignedIn().then((module) => module.OwnNews));
