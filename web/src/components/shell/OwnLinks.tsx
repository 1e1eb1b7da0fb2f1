import { useTakeKeptFavourites } from "../favourites/take_favourites.ts";
import { MessagesLink } from "../chats/MessagesLink.tsx";
import { Bell } from "../notifications/Bell.tsx";

/** The header's links to the user's own pages. */
export function OwnLinks() {
  useTakeKeptFavourites();
  return (
    <>
      <MessagesLink />
      <Bell />
    </>
  );
}
