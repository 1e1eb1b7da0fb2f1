import { later } from "../../lib/later.tsx";

/** The buttons about places. */
export const Places = later(() => import("./PlacesLater.tsx").then((module) => module.Places));
