import { getRouteApi } from "@tanstack/react-router";
import { useQueries, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { ApiError, type OrderDetails, type Pet } from "@hearthpaw/client";
import {
  Button,
  ErrorNotice,
  Field,
  formatCents,
  FREE,
  Icon,
  RadioGroup,
  type RadioOption,
  Skeleton,
} from "@hearthpaw/ui-kit";
import { useClient } from "../../lib/client_context.ts";
import { petHref } from "../../lib/pets.ts";
import { rememberedZip, rememberZip } from "../../lib/zip.ts";
import { costLines, type Way, waysOf, wayWords, zipError, zipIn } from "./delivery_rules.ts";
import { quoteQuery } from "./pet_queries.ts";
import { balanceText } from "../../components/pets/pet_rules.ts";
import css from "./offer.module.css";

const route = getRouteApi("/pets/$id/$slug");

/**
 * The whole cost before anybody asks for a card: the ways home with their prices for a ZIP code, every line of the order,
 * and what is due now. The ZIP code lives in the address, so that it works without scripts and survives a reload.
 */
export function Costs({ pet }: { pet: Pet }) {
  const client = useClient();
  const [kept, setKept] = useState<string>();
  const asked = zipIn(route.useSearch());
  const zip = asked ?? kept;
  // A ZIP code that was typed for one pet counts for the next.
  useEffect(() => setKept(rememberedZip()), []);
  const [chosen, setChosen] = useState<Way>();

  const ways = waysOf(pet);
  const delivered = ways.filter((way) => way !== "pickup");
  const pickup = useQuery(quoteQuery(client, { petId: pet.id, transportation: "pickup" }));
  const quotes = useQueries({
    queries: delivered.map((transportation) => ({
      ...quoteQuery(client, { petId: pet.id, transportation, zip }),
      enabled: zip !== undefined,
      retry: retryQuote,
    })),
  });
  const quoteOf = (way: Way) => way === "pickup" ? pickup : quotes[delivered.indexOf(way)];
  const isUnknownZip = quotes.some(({ error }) => error?.code === "zip_unknown");
  const isPossible = (way: Way) => {
    const quote = quoteOf(way);
    return way === "pickup" || (zip !== undefined && !quote?.error && !quote?.data?.deliveryError);
  };
  // Who gives a ZIP code wants the pet brought home.
  const preferred = zip === undefined
    ? "pickup"
    : delivered.find((way) => quoteOf(way)?.data && isPossible(way));
  const way = chosen && isPossible(chosen) ? chosen : preferred ?? "pickup";
  const failed = quotes.find(({ error }) => error && error.code !== "zip_unknown");

  const options = ways.map((id): RadioOption<Way> => {
    const option = { value: id, label: <WayLabel way={id} place={`${pet.city}, ${pet.state}`} /> };
    if (id === "pickup") return { ...option, priceText: FREE };
    const { data, error } = quoteOf(id) ?? {};
    if (zip === undefined || isUnknownZip) return { ...option, disabled: true };
    if (data?.deliveryError) return { ...option, disabledReason: data.deliveryError };
    if (error) return { ...option, disabled: true, priceText: "No price" };
    if (!data) return { ...option, disabled: true, priceText: "…" };
    return { ...option, priceCents: data.shippingAmount };
  });

  return (
    <>
      <ZipForm
        pet={pet}
        zip={zip}
        error={isUnknownZip ? "We do not know this ZIP code. Check the five digits." : undefined}
        isDelivered={delivered.length > 0}
        onZip={(next) => {
          rememberZip(next);
          setKept(next);
          setChosen(undefined);
        }}
      />
      {delivered.length === 0
        ? (
          <p className={css.pickup}>
            <Icon name="pin" size={18} />
            {`${pet.name} is picked up in ${pet.city}, ${pet.state}`}
          </p>
        )
        : (
          <RadioGroup
            legend="How to bring home"
            hideLegend
            name="way"
            className={css.ways}
            value={way}
            onChange={setChosen}
            options={options}
          />
        )}
      {failed && (
        <ErrorNotice
          title="The delivery price could not be found out."
          onRetry={() => Promise.all(quotes.map(({ refetch }) => refetch()))}
        />
      )}
      <Lines
        pet={pet}
        order={quoteOf(way)?.data}
        error={pickup.error}
        onRetry={pickup.refetch}
      />
    </>
  );
}

/** What the server has decided stays decided; only a failure of the way there is worth another try. */
const retryQuote = (count: number, error: Error): boolean =>
  typeof document !== "undefined" && count < 1 && error instanceof ApiError && error.isRetryable;

function WayLabel({ way, place }: { way: Way; place: string }) {
  const { label, note } = wayWords[way];
  return (
    <>
      {label} <span className={css.note}>{note(place)}</span>
    </>
  );
}

function ZipForm({ pet, zip, error, isDelivered, onZip }: {
  pet: Pet;
  zip: string | undefined;
  error: string | undefined;
  isDelivered: boolean;
  onZip: (zip: string) => void;
}) {
  const navigate = route.useNavigate();
  const [typed, setTyped] = useState(zip ?? "");
  const [wrong, setWrong] = useState<string>();
  useEffect(() => {
    if (zip) setTyped(zip);
  }, [zip]);
  if (!isDelivered) return null;

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = typed.trim();
    const problem = zipError(text);
    setWrong(problem);
    if (problem) return;
    onZip(text);
    void navigate({ search: { zip: text }, replace: true, resetScroll: false });
  }
  return (
    <form action={petHref(pet)} onSubmit={submit} noValidate className={css.zip}>
      <Field
        label="Delivery to ZIP"
        name="zip"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (!zipError(event.target.value.trim())) setWrong(undefined);
        }}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        placeholder="97330"
        prefix={<Icon name="pin" size={18} />}
        error={wrong ?? (typed === zip ? error : undefined)}
      />
      <Button type="submit" variant="secondary">Estimate</Button>
    </form>
  );
}

function Lines({ pet, order, error, onRetry }: {
  pet: Pet;
  order: OrderDetails | undefined;
  error: ApiError | null;
  onRetry: () => unknown;
}) {
  if (!order && error) {
    return <ErrorNotice title="The total could not be worked out." onRetry={onRetry} />;
  }
  return (
    <div aria-live="polite" aria-busy={!order || undefined} className={css.costs}>
      <dl className={css.lines}>
        {order
          ? costLines(order).map(({ id, label, explanation, cents }) => (
            <div key={id} className={css.row}>
              <dt>
                {label}
                {explanation && <span className={css.why}>{explanation}</span>}
              </dt>
              <dd>{formatCents(cents)}</dd>
            </div>
          ))
          : [1, 2, 3].map((line) => (
            <div key={line} className={css.row}>
              <dt>
                <Skeleton text width="9em" />
              </dt>
              <dd>
                <Skeleton text width="4em" />
              </dd>
            </div>
          ))}
        <div className={css.total}>
          <dt>Total</dt>
          <dd>{order ? formatCents(order.total) : <Skeleton text width="4em" />}</dd>
        </div>
        <div className={css.now}>
          <dt>Due now{order?.isDepositPossible && ", the deposit"}</dt>
          <dd>{formatCents(order?.depositAmount ?? pet.depositCents)}</dd>
        </div>
        {order && order.balanceAmount > 0 && (
          <div className={css.row}>
            <dt>
              Due later
              <span className={css.why}>{balanceText(pet)}</span>
            </dt>
            <dd>{formatCents(order.balanceAmount)}</dd>
          </div>
        )}
      </dl>
      {order?.taxError && <p className={css.soft}>{order.taxError}</p>}
    </div>
  );
}
