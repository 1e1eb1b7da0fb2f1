import { useTakeKeptFavorites } from "../favourites/take_favorites.ts";
import { MessagesLink } from "../chats/MessagesLink.tsx";
import { Bell } from "../notifications/Bell.tsx";

/** The header's links to the user's own pages. */
export function OwnLinks() {
  useTakeKeptFavorites();
  return (
    <>
      <MessagesLink />
      <Bell />
    </>
  );
}
