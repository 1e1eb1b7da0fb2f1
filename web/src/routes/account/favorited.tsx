import { createFileRoute } from "@tanstack/react-router";
import { FavoritesScreen } from "../../features/favourites/FavoritesScreen.tsx";
import { privateHead } from "../../lib/head.ts";
import * as texts from "../../page_texts.ts";

export const Route = createFileRoute("/account/favorited")({
  head: () => privateHead(texts.yourFavorites),
  component: FavoritesScreen,
});
