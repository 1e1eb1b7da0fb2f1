import { createFileRoute } from "@tanstack/react-router";
import { FavouritesScreen } from "../../features/favourites/FavouritesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/account/favorited")({
  head: () => privateHead(texts.yourFavorites),
  component: FavouritesScreen,
});
