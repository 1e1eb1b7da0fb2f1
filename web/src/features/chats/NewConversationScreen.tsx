import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { type ApiError, findChatQuery, type FoundChatAnswer } from "@hearthpaw/client";
import { ButtonLink, Empty, ErrorNotice } from "@hearthpaw/ui-kit";
import { ConfirmEmailFirst, useUnconfirmed } from "../../components/session/ConfirmEmail.tsx";
import { useClient } from "../../lib/client_context.ts";
import { Composer } from "./Composer.tsx";
import { Opening } from "./ConversationScreen.tsx";
import { Head } from "./Head.tsx";
import type { Where } from "../../components/chats/outbox.ts";
import { Thread } from "./Thread.tsx";
import * as texts from "./texts.ts";
import { useSending } from "./use_sending.ts";
import css from "./chats.module.css";

/**
 * A conversation that starts with its first message. If a conversation already exists, that one opens
 * instead.
 */
export function NewConversationScreen() {
  const { petId, breederId, reservedPetId } = getRouteApi("/messages/new").useSearch();
  const isUnconfirmed = useUnconfirmed();
  const where: Where | undefined = petId
    ? { petId }
    : breederId
    ? { breederId }
    : reservedPetId
    ? { reservedPetId }
    : undefined;
  const { data, error, refetch } = useQuery({
    ...findChatQuery(useClient(), where ?? {}),
    enabled: where !== undefined,
  });
  if (!where) return <Navigate to="/messages" replace />;
  if (data?.chat) return <Navigate to="/messages/$chatId" params={{ chatId: data.chat.id }} replace />;
  if (error) {
    const { status, message } = error as ApiError;
    if (status !== 404 && status !== 403) {
      return (
        <div className={css.none}>
          <ErrorNotice title={message} onRetry={() => refetch()} />
        </div>
      );
    }
    return (
      <div className={css.none}>
        <Empty
          icon="chat"
          title={status === 404 ? texts.thisListingIsntAvailableAnymore : message}
          action={<ButtonLink href="/messages">{texts.allMessages}</ButtonLink>}
        >
          {status === 404 && <p>{texts.listingGoneHint}</p>}
        </Empty>
      </div>
    );
  }
  if (!data) return <Opening />;
  if (isUnconfirmed) {
    return (
      <div className={css.none}>
        <ConfirmEmailFirst icon="chat">{texts.confirmEmailHint(data.partner.name)}</ConfirmEmailFirst>
      </div>
    );
  }
  return <Begin where={where} found={data} />;
}

function Begin({ where, found: { partner, pet, isSelling, isContactHidden } }: {
  where: Where;
  found: FoundChatAnswer;
}) {
  const sending = useSending(where, []);
  return (
    <section className={css.conversation} aria-label={texts.newConversationWith(partner.name)}>
      <Head partner={partner} pet={pet} isSelling={isSelling} />
      <Thread
        chat={{ partner, isContactHidden }}
        messages={[]}
        unsent={sending.unsent}
        hasEarlier={false}
        isLoadingEarlier={false}
        onRetry={sending.retry}
        onDrop={sending.drop}
      />
      <Composer
        place={sending.place}
        isSelling={isSelling}
        partner={partner.name}
        hint={pet ? texts.askAbout(pet.name) : undefined}
        onSend={sending.send}
      />
    </section>
  );
}
