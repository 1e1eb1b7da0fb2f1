import { useLiveReservations } from "../buying/reservation_changes.ts";
import { useLiveChats } from "../chats/live_chats.ts";
import { useOutbox } from "../chats/use_outbox.ts";
import { TermsBanner } from "../session/TermsBanner.tsx";
import { VerifyBanner } from "../session/VerifyBanner.tsx";

export { OwnMenu } from "./OwnMenu.tsx";

/**
 * Requests to the user above the page, and the hooks that keep every page up to date when others change the
 * user's data.
 */
export function OwnNews() {
  useLiveReservations();
  useLiveChats();
  useOutbox();
  return (
    <>
      <TermsBanner />
      <VerifyBanner />
    </>
  );
}
