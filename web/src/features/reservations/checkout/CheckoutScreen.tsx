import { getRouteApi, useLocation } from "@tanstack/react-router";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  getReservation,
  getReservationQuery,
  type Reservation,
  startReservation,
  type StartReservationBody,
} from "@hearthpaw/client";
import { Arrival, Breadcrumbs, Container, ErrorNotice } from "@hearthpaw/ui-kit";
import { useLivePet } from "../../../components/pets/live_pet.ts";
import { useHiddenSecret } from "../../../components/buying/hide_secret.ts";
import type { PaymentSlot } from "../../../components/buying/payment_slot.ts";
import { useSession } from "../../../components/session/session.tsx";
import { refreshReservations } from "../../../components/buying/reservation_changes.ts";
import { useClient } from "../../../lib/client_context.ts";
import { part } from "../../../lib/part.tsx";
import { petHref } from "../../../lib/pets.ts";
import { confirmationHref, isPaid } from "../standing.ts";
import { Checkout } from "./Checkout.tsx";
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx";
import { clearDraft, ensureSessionId, readDraft } from "./draft.ts";
import * as texts from "./texts.tsx";
import css from "./checkout.module.css";

const FinishPayment = part(() => import("./FinishPayment.tsx").then((module) => module.FinishPayment));
const Refused = part(() => import("./Refused.tsx").then((module) => module.Refused));

const SignInFirst = part(() => import("./SignInFirst.tsx").then((module) => module.SignInFirst));

const route = getRouteApi("/reserve-pet/$petId");

/** Reserves a pet: sign in, hold the pet, fill in three sections, pay. */
export function CheckoutScreen({ payment }: { payment: PaymentSlot }) {
  const { petId } = route.useParams();
  const { status } = useSession();
  if (status === "unknown") return <CheckoutSkeleton petId={petId} />;
  return status === "signed-out"
    ? <SignInFirst petId={petId} />
    : <Held key={petId} petId={petId} payment={payment} />;
}

const startKey = (petId: string) => ["startReservation", petId] as const;

/** Starts the hold when the page opens; a buyer who already has the pet on hold keeps the same one. */
function Held({ petId, payment }: { petId: string; payment: PaymentSlot }) {
  const client = useClient();
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const { pet } = useLivePet(petId);
  const { searchStr: search } = useLocation();
  const wish = wishOf(route.useSearch());
  useHiddenSecret();
  // A completed payment comes first: the pet may be reserved by then, and can't be held again.
  const [intentId, setIntentId] = useState(() =>
    payment.returned(search)?.intentId ?? readDraft(client.session, petId, user?.id ?? "")?.intentId
  );
  const [failure, setFailure] = useState<string>();

  const start = useQuery({
    queryKey: startKey(petId),
    queryFn: async () => {
      ensureSessionId(client.session);
      const { reservedPetId } = await startReservation(client, { body: { petId, ...wish } });
      const { reservedPet } = await getReservation(client, { id: reservedPetId });
      queryClient.setQueryData(getReservationQuery(client, { id: reservedPetId }).queryKey, { reservedPet });
      return reservedPetId;
    },
    enabled: intentId === undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const reservation = useQuery({
    ...getReservationQuery(client, { id: start.data ?? "" }),
    enabled: start.data !== undefined,
    staleTime: Infinity,
    gcTime: 0,
  });

  function again() {
    return queryClient.resetQueries({ queryKey: startKey(petId) });
  }
  function paid(reserved: Reservation) {
    clearDraft(client.session);
    queryClient.setQueryData(getReservationQuery(client, { id: reserved.id }).queryKey, {
      reservedPet: reserved,
    });
    void refreshReservations(queryClient);
    void navigate({ href: confirmationHref(reserved), replace: true });
  }
  function notPaid(message: string | undefined) {
    setFailure(message);
    setIntentId(undefined);
    if (search) {
      void navigate({ to: "/reserve-pet/$petId", params: { petId }, replace: true, resetScroll: false });
    }
  }

  if (intentId !== undefined) {
    return (
      <Arrival>
        <FinishPayment intentId={intentId} petName={pet?.name} onPaid={paid} onOpen={notPaid} />
      </Arrival>
    );
  }
  if (start.error) {
    return (
      <Arrival>
        <Refused petId={petId} error={start.error} onAgain={again} />
      </Arrival>
    );
  }
  const reserved = reservation.data?.reservedPet;
  if (!reserved) {
    if (!reservation.error) return <CheckoutSkeleton petId={petId} />;
    return (
      <Container className={css.page}>
        <h1>{texts.checkout}</h1>
        <ErrorNotice title={reservation.error.message} onRetry={() => reservation.refetch()} />
      </Container>
    );
  }
  return (
    <Container className={css.page}>
      <Breadcrumbs
        items={[
          { label: texts.backTo(reserved.reservedPet.name), href: petHref(reserved.reservedPet) },
          { label: texts.checkout },
        ]}
      />
      <h1 className={css.title}>{texts.reserve(reserved.reservedPet.name)}</h1>
      {isPaid(reserved) ? <GoOn onGo={() => paid(reserved)} /> : (
        <Checkout
          key={reserved.id}
          reservation={reserved}
          pet={pet}
          payment={payment}
          paymentFailure={failure}
          onPaid={setIntentId}
          onAgain={again}
        />
      )}
    </Container>
  );
}

/**
 * Returns the choices in the address, made on the pet's page. A new hold starts with them; a current hold
 * stays unchanged.
 */
function wishOf(
  search: Record<string, string | undefined>,
): Pick<StartReservationBody, "order" | "postalCode"> {
  const { payment, delivery, zip } = search;
  // As on the pet's page, a deposit is preselected. The server prices the full payment if none is possible.
  const paymentType = payment === "full" ? "full" as const : "deposit" as const;
  const transportation = (["pickup", "honest", "flight"] as const).find((one) => one === delivery);
  const order = { paymentType, ...(transportation && { transportation }) };
  return { ...(zip && /^\d{5}$/.test(zip) ? { postalCode: zip } : {}), order };
}

/** Shown if another tab or a late message from the provider completed the payment. */
function GoOn({ onGo }: { onGo: () => void }) {
  const go = useRef(onGo);
  useEffect(() => go.current(), []);
  return (
    <Arrival>
      <p>{texts.paymentReceived}</p>
    </Arrival>
  );
}
