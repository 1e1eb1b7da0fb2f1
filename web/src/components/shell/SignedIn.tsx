import { useLiveReservations } from "../buying/reservation_changes.ts";
import { useLiveChats } from "../chats/live_chats.ts";
import { useOutbox } from "../chats/use_outbox.ts";
import { TermsBanner } from "../session/TermsBanner.tsx";
import { VerifyBanner } from "../session/VerifyBanner.tsx";

export { OwnMenu } from "./OwnMenu.tsx";

/** What one is asked to do, above the page; and what keeps every page true while others change what is one's own. */
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
