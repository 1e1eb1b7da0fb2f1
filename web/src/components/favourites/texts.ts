import { countText } from "@hearthpaw/ui-kit";

export const favoritesPet = (count: number) => `Favorites, ${countText(count, "pet")}`;
export const favorites = "Favorites";
export const favoriteRemoved = (name: string) => `${name} is no longer in your favorites`;
export const undo = "Undo";
export const favoriteSavedOnDevice = (name: string) => `${name} is saved on this device`;
export const keepFavoritesHint = "Sign in to keep your favorites.";
export const signIn = "Sign in";
