import { later } from "../../lib/later.tsx";
// The box is on every page, so its styles belong to the shared style sheet, not to a separate file.
import "./SearchBox.module.css";

/**
 * The search box for breeds, places, colors, prices and names: a server-rendered form, with suggestions after
 * the first interaction.
 */
export const SearchBox = later(() => import("./SearchBoxLater.tsx").then((module) => module.SearchBox));
