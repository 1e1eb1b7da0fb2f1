import { later } from "../../lib/later.tsx";

/** A button that asks for the visitor's place, or names it. */
export const NearMe = later(() => import("./NearMeLater.tsx").then((module) => module.NearMe));
