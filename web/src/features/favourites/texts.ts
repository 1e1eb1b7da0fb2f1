import { plural } from "@hearthpaw/ui-kit";

export const yourFavorites = "Your favorites";
export const favorites = "Favorites";
export const loadingYourFavorites = "Loading your favorites";
export const noFavoritesYet = "No favorites yet";
export const findAPet = "Find a pet";
export const noFavoritesHint =
  "Tap the heart on a pet you like, and it'll be here on every device you sign in on.";
export const showMoreFavorites = "Show more favorites";
export const signIn = "Sign in";
export const onThisDevice = (count: number) =>
  `${
    plural(count, "This pet is", "These pets are")
  } saved on this device. Sign in to see them on every device.`;
export const signInForFavorites = "Sign in to see the favorites of your account.";
export const noDeviceFavoritesHint =
  "Tap the heart on a pet you like, and it'll be here, even without an account.";
export const recentlyViewed = "Recently viewed";
export const recentlyViewedLead = "Only this device remembers them.";
export const clearRecentlyViewed = "Clear recently viewed";
