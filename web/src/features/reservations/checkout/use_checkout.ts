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

/** Delay between the last keystroke and saving the draft, in ms. */
const DRAFT_MS = 250;
/** Errors which mean that the reservation has changed, here or on another device, and must be reloaded. */
const MOVED_ON = new Set([
  "hold_expired",
  "reservation_not_open",
  "already_paid",
  "payment_processing",
  "payment_in_progress",
  "price_changed",
]);

export type CheckoutApi = ReturnType<typeof useCheckout>;

/** Holds the state of one checkout: typed values, saved values, and the order of the sections. */
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
  /** Errors when the section was submitted that remain unfixed: only a submission can show the summary. */
  const [summary, setSummary] = useState<FieldErrors>({});
  const [place, setPlace] = useState<Place>(() => resumedPlace(reservation));
  const [failure, setFailure] = useState<ApiError>();
  const [isOutdated, setOutdated] = useState(false);
  const [asked, setAsked] = useState<OrderChoices>();
  /** Counts submissions: the error summary takes the focus after each of them. */
  const [attempt, setAttempt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keepDraft = () => {
    clearTimeout(timer.current);
    if (typed.current) writeDraft(session, { petId, userId, values: typed.current });
  };
  const latestKeep = useRef(keepDraft);
  latestKeep.current = keepDraft;
  // Saves the last input even if the visitor closes the page at once.
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

  /** Reloads the reservation and returns it. */
  async function refresh(): Promise<Reservation> {
    const answer = await getReservation(client, { id });
    queryClient.setQueryData(getReservationQuery(client, { id }).queryKey, answer);
    return answer.reservedPet;
  }

  /** Handles errors that every request of the checkout may get; returns the error for the screen. */
  function meet(thrown: unknown): ApiError {
    const error = translate(thrown);
    if (error.code === "deployment_changed") setOutdated(true);
    if (MOVED_ON.has(error.code)) refresh().catch(() => undefined);
    return error;
  }

  /** Changes values of the form; an error disappears as soon as it is fixed. */
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

  /** Called when the buyer leaves a field: its error may show now, unless the field is still empty. */
  function leave(name: FieldName, part: Partial<CheckoutValues> = {}) {
    const now = { ...values, ...part };
    if (Object.keys(part).length > 0) change(part);
    const message = now[name] === "" ? undefined : fieldError(name, now);
    setErrors(({ [name]: _before, ...others }) => message ? { ...others, [name]: message } : others);
  }

  const saving = useMutation({
    // Runs after earlier requests that change the order.
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

  /**
   * Completes a section: checks it, saves it, and opens the next unfinished one. Returns whether it was saved.
   */
  async function finish(section: SectionNumber, part: Partial<CheckoutValues> = {}): Promise<boolean> {
    if (saving.isPending) return false;
    const now = { ...values, ...part };
    if (Object.keys(part).length > 0) change(part);
    const wrong = sectionErrors(section, now);
    refuse(wrong);
    setFailure(undefined);
    if (Object.keys(wrong).length > 0) return false;
    const next = nextPlace(reservation.reservationProgress, { deliveryError: null }, section);
    try {
      const saved = await saving.mutateAsync({ section, next, now });
      merge(saved);
      forget(section);
      const refusal = section === 2 ? saved.orderDetails.deliveryError : null;
      if (refusal) {
        refuse({ transportation: refusal });
        return false;
      }
      setPlace(nextPlace(saved.reservationProgress, saved.orderDetails, section));
      return true;
    } catch (thrown) {
      const error = meet(thrown);
      const refused = refusedFields(error);
      refuse(refused);
      if (Object.keys(refused).length === 0) setFailure(error);
      return false;
    }
  }

  /** Removes values from the draft that the server now has. */
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

  /** Reopens a section. The server also records the open section; a failure to do so does no harm. */
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
    // Runs one request at a time: the last choice wins.
    scope: { id: `order-${id}` },
    onSuccess: ({ orderDetails }) => merge({ orderDetails }),
    onError: (error) => void meet(error),
  });
  /**
   * Shows the choice at once: the mutation reports itself as pending a moment later, and the button would
   * jump back until then.
   */
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
    /** Changes payment type, gift or add-ons; the server prices the change at once. */
    choose,
    /** Choices that are not priced yet. */
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
    /** Remembers a completed payment until the server has confirmed it. */
    keepPayment: (intentId: string) =>
      writeDraft(session, { petId, userId, values: typed.current ?? {}, intentId }),
  };
}
