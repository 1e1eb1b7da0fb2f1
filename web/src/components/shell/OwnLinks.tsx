import { MessagesLink } from "../chats/MessagesLink.tsx";
import { Bell } from "../notifications/Bell.tsx";

/** The header's links to what is one's own. */
export function OwnLinks() {
  return (
    <>
      <MessagesLink />
      <Bell />
    </>
  );
}
