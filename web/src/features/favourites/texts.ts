export const yourFavorites = "Your favorites";
export const favorites = "Favorites";
export const loadingYourFavorites = "Loading your favorites";
export const noFavoritesYet = "No favorites yet";
export const findAPet = "Find a pet";
export const noFavoritesHint =
  "Tap the heart on a pet you like, and it'll be here on every device you sign in on.";
export const showMoreFavorites = "Show more favorites";
