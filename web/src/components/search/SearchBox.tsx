import { later } from "../../lib/later.tsx";
// On each page: among the styles of all, not a file of its own.
import "./SearchBox.module.css";

/** The box that takes breeds, places, colors, prices and names: a plain form that works as it came, with suggestions once it is touched. */
export const SearchBox = later(() => import("./SearchBoxLater.tsx").then((module) => module.SearchBox));
