import { useRef } from "react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ApiError, listSavedCardsQuery, removeSavedCard, type SavedCard } from "@hearthpaw/client";
import { Button, ErrorNotice, Link } from "@hearthpaw/ui-kit";
import { cardLabel, chargeOf } from "../../components/buying/charge_words.ts";
import { refreshReservations } from "../../components/buying/reservation_changes.ts";
import { useClient } from "../../lib/client_context.ts";
import { leaveRow } from "../../lib/leave_row.ts";
import { useToday } from "../../lib/today.ts";
import { SettingsSection } from "./SettingsSection.tsx";
import * as texts from "./texts.tsx";
import css from "./settings.module.css";

/** The saved cards that are charged for a balance; shows nothing if none is saved. */
export function SavedCardsSection() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { data } = useQuery(listSavedCardsQuery(client));
  const pressed = useRef<HTMLElement>(null);
  const remove = useMutation<unknown, ApiError, string>({
    mutationFn: (id) => removeSavedCard(client, { id }),
    onSuccess: () => {
      if (pressed.current) leaveRow(pressed.current, pressed.current.closest("main")?.querySelector("h1"));
      return refreshReservations(queryClient);
    },
  });
  const cards = data?.savedCards ?? [];
  if (cards.length === 0) return null;
  return (
    <SettingsSection
      id="cards"
      title={texts.savedCards}
      lead={texts.savedCardsHint}
    >
      <ul className={css.sessions}>
        {cards.map((card) => (
          <li key={card.id} className={css.session}>
            <Card card={card} />
            <Button
              variant="secondary"
              size="small"
              loading={remove.isPending && remove.variables === card.id}
              aria-label={texts.remove(cardLabel(card))}
              onClick={({ currentTarget }) => {
                pressed.current = currentTarget;
                remove.mutate(card.id);
              }}
            >
              {texts.removeButton}
            </Button>
          </li>
        ))}
      </ul>
      {remove.error && <ErrorNotice title={remove.error.message} />}
    </SettingsSection>
  );
}

function Card({ card }: { card: SavedCard }) {
  const today = useToday();
  const { petName, isDeclined, reservationId } = card;
  return (
    <p>
      {texts.savedCardCharge({
        charge: chargeOf(card, today)?.words,
        name: cardLabel(card),
        isDeclined,
        petName,
        link: (text) => <Link href={`/account/reserved/${reservationId}`}>{text}</Link>,
      })}
    </p>
  );
}
