import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  type ApiError,
  getReservation,
  getReservationQuery,
  type OrderChoices,
  type OrderDetails,
  type Reservation,
  saveReservationProgress,
  translate,
  updatePaymentIntentMutation,
  type User,
} from "@hearthpaw/client";
import { useClient } from "../../../lib/client_context.ts";
import { rememberedZip } from "../../../lib/zip.ts";
import { readDraft, writeDraft } from "./draft.ts";
import {
  type CheckoutValues,
  fieldError,
  type FieldErrors,
  type FieldName,
  nextPlace,
  type Place,
  progressAfter,
  progressAt,
  refusedFields,
  resumedPlace,
  sectionErrors,
  type SectionNumber,
  valuesOf,
} from "./rules.ts";

/** How long typing rests before the draft is written, in ms. */
const DRAFT_MS = 250;
/** Problems after which the reservation has to be looked at again: it has gone on, here or on another device. */
const MOVED_ON = new Set([
  "hold_expired",
  "reservation_not_open",
  "already_paid",
  "payment_processing",
  "payment_in_progress",
  "price_changed",
]);

export type CheckoutApi = ReturnType<typeof useCheckout>;

/** The state of one checkout: what is typed, what the server keeps, and the way from section to section. */
export function useCheckout(reservation: Reservation, user: User | undefined) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { session } = client;
  const { id } = reservation;
  const petId = reservation.reservedPet.id;
  const userId = user?.id ?? "";
  const typed = useRef<Partial<CheckoutValues>>(undefined);
  typed.current ??= readDraft(session, petId, userId)?.values ?? {};
  const [values, setValues] = useState(() => valuesOf(reservation, user, typed.current, rememberedZip()));
  const [errors, setErrors] = useState<FieldErrors>({});
  /** What was wrong when the section was sent, and still is: only a sending may bring the summary up. */
  const [summary, setSummary] = useState<FieldErrors>({});
  const [place, setPlace] = useState<Place>(() => resumedPlace(reservation));
  const [failure, setFailure] = useState<ApiError>();
  const [isOutdated, setOutdated] = useState(false);
  const [asked, setAsked] = useState<OrderChoices>();
  /** Counts the tries, so that the summary of errors takes the focus each time. */
  const [attempt, setAttempt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keepDraft = () => {
    clearTimeout(timer.current);
    if (typed.current) writeDraft(session, { petId, userId, values: typed.current });
  };
  const latestKeep = useRef(keepDraft);
  latestKeep.current = keepDraft;
  // What was typed last is kept also when the page goes away at once.
  useEffect(() => {
    const keep = () => timer.current !== undefined && latestKeep.current();
    addEventListener("pagehide", keep);
    return () => {
      removeEventListener("pagehide", keep);
      clearTimeout(timer.current);
    };
  }, []);

  function merge(part: Partial<Reservation>) {
    queryClient.setQueryData(
      getReservationQuery(client, { id }).queryKey,
      (known: { reservedPet: Reservation } | undefined) =>
        known && { reservedPet: { ...known.reservedPet, ...part } },
    );
  }

  /** Reads the reservation anew, and answers it. */
  async function refresh(): Promise<Reservation> {
    const answer = await getReservation(client, { id });
    queryClient.setQueryData(getReservationQuery(client, { id }).queryKey, answer);
    return answer.reservedPet;
  }

  /** What every call of the checkout may meet; returns the error for the screen. */
  function meet(thrown: unknown): ApiError {
    const error = translate(thrown);
    if (error.code === "deployment_changed") setOutdated(true);
    if (MOVED_ON.has(error.code)) refresh().catch(() => undefined);
    return error;
  }

  /** Puts values into the form; a message goes as soon as its reason has gone. */
  function change(part: Partial<CheckoutValues>) {
    typed.current = { ...typed.current, ...part };
    setValues((before) => ({ ...before, ...part }));
    const mended = (Object.keys(part) as FieldName[]).filter((name) =>
      !fieldError(name, { ...values, ...part })
    );
    const without = (before: FieldErrors) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !mended.includes(name as FieldName)));
    setErrors(without);
    setSummary(without);
    clearTimeout(timer.current);
    timer.current = setTimeout(keepDraft, DRAFT_MS);
  }

  /** A field has been left: now it may be complained of, unless it is empty still. */
  function leave(name: FieldName, part: Partial<CheckoutValues> = {}) {
    const now = { ...values, ...part };
    if (Object.keys(part).length > 0) change(part);
    const message = now[name] === "" ? undefined : fieldError(name, now);
    setErrors(({ [name]: _before, ...others }) => message ? { ...others, [name]: message } : others);
  }

  const saving = useMutation({
    // After what was pressed before it.
    scope: { id: `order-${id}` },
    mutationFn: ({ section, next, now }: { section: SectionNumber; next: Place; now: CheckoutValues }) =>
      saveReservationProgress(client, {
        body: { reservedPetId: id, ...progressAfter(section, now, next) },
      }),
  });

  function refuse(wrong: FieldErrors) {
    setErrors(wrong);
    setSummary(wrong);
    setAttempt((count) => count + 1);
  }

  /** Finishes a section: checks it, saves it, and goes on to what is missing next. */
  async function finish(section: SectionNumber, part: Partial<CheckoutValues> = {}): Promise<void> {
    if (saving.isPending) return;
    const now = { ...values, ...part };
    if (Object.keys(part).length > 0) change(part);
    const wrong = sectionErrors(section, now);
    refuse(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return;
    const next = nextPlace(reservation.reservationProgress, { deliveryError: null }, section);
    try {
      const saved = await saving.mutateAsync({ section, next, now });
      merge(saved);
      forget(section);
      const refusal = section === 2 ? saved.orderDetails.deliveryError : null;
      if (refusal) return refuse({ transportation: refusal });
      setPlace(nextPlace(saved.reservationProgress, saved.orderDetails, section));
    } catch (thrown) {
      const error = meet(thrown);
      const refused = refusedFields(error);
      refuse(refused);
      if (Object.keys(refused).length === 0) setFailure(error);
    }
  }

  /** What the server keeps need not be kept here too. */
  function forget(section: SectionNumber) {
    const kept = valuesOf({ reservationProgress: progressOfCache() }, user);
    const left = Object.entries(typed.current ?? {}).filter(([name, value]) =>
      kept[name as FieldName] !== value || (section !== 3 && (name === "method" || name === "ownDonation"))
    );
    typed.current = Object.fromEntries(left);
    keepDraft();
  }

  function progressOfCache() {
    const known = queryClient.getQueryData<{ reservedPet: Reservation }>(
      getReservationQuery(client, { id }).queryKey,
    );
    return (known?.reservedPet ?? reservation).reservationProgress;
  }

  /** Opens a section again. Where one is belongs to the order too; that it could not be kept does no harm. */
  function edit(section: SectionNumber, wrong: FieldErrors = {}) {
    const to: Place = { screen: 1, openStep: section };
    setPlace(to);
    refuse(wrong);
    setFailure(undefined);
    saveReservationProgress(client, { body: { reservedPetId: id, ...progressAt(to) } })
      .then(({ holdExpiresAt }) => merge({ holdExpiresAt }), meet);
  }

  const choosing = useMutation({
    ...updatePaymentIntentMutation(client),
    // One after the other: the last press decides.
    scope: { id: `order-${id}` },
    onSuccess: ({ orderDetails }) => merge({ orderDetails }),
    onError: (error) => void meet(error),
  });
  /** Stands at once: a mutation says a moment later that it is under way, and the button would jump back meanwhile. */
  const choose = (choices: OrderChoices) => {
    setAsked((before) => ({ ...before, ...choices }));
    choosing.mutate({ body: { reservationId: id, order: choices } }, {
      onSettled: () => setAsked(undefined),
    });
  };

  return {
    reservation,
    order: reservation.orderDetails as OrderDetails,
    values,
    errors,
    summary,
    attempt,
    place,
    failure,
    isOutdated,
    isSaving: saving.isPending,
    /** Payment type, gift or add-ons, priced by the server at once. */
    choose,
    /** What was pressed and is not priced yet. */
    pending: asked ?? (choosing.isPending ? choosing.variables.body.order : undefined),
    choiceFailure: choosing.error && choosing.variables
      ? { error: translate(choosing.error), again: () => choose(choosing.variables.body.order) }
      : undefined,
    change,
    leave,
    finish,
    edit,
    meet,
    refresh,
    /** Remembers a payment that was made, until the server has confirmed it. */
    keepPayment: (intentId: string) =>
      writeDraft(session, { petId, userId, values: typed.current ?? {}, intentId }),
  };
}
