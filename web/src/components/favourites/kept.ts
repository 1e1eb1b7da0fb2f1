import { deviceList } from "../../lib/device_list.ts";

/** Favorites of a signed-out visitor, kept on this device until they sign in: ids of pets, latest first. */
const favorites = deviceList("hearthpaw:favorites", 50);
/** The cache from which the offline page reads these pets; the service worker does not touch it. */
export const DEVICE = "device";

export const keptFavorites = favorites.read;
export const keepFavorite = favorites.set;
export const useKeptFavorites = favorites.use;
