import { createFileRoute } from "@tanstack/react-router";
import { FavouritesScreen } from "../../features/favourites/FavouritesScreen.tsx";
import { privateHead } from "../../lib/head.ts";

export const Route = createFileRoute("/account/favorited")({
  head: () => privateHead("Your favorites"),
  component: FavouritesScreen,
});
