import { getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useEffect, useState } from "react";
import type { ApiError, OrderDetails, Pet } from "@hearthpaw/client";
import {
  Button,
  Disclosure,
  ErrorNotice,
  Field,
  formatCents,
  FREE,
  Icon,
  RadioGroup,
  type RadioOption,
  Skeleton,
} from "@hearthpaw/ui-kit";
import { petHref } from "../../lib/pets.ts";
import { pasteZip } from "../../lib/zip.ts";
import { costLines, type PayToday, type Way, wayWords, zipError } from "./delivery_rules.ts";
import { Sum } from "./Sum.tsx";
import * as texts from "./texts.tsx";
import type { Choice } from "./use_choice.ts";
import css from "./offer.module.css";

const route = getRouteApi("/pets/$id/$slug");

/**
 * The whole cost before the visitor enters a card: the ways home with their prices for a ZIP code, every line
 * of the order, and the amount due today. The ZIP code lives in the address, so it works without scripts and
 * survives a reload.
 */
export function Costs({ pet, choice }: { pet: Pet; choice: Choice }) {
  const { zip, ways, delivered, quotes, isUnknownZip, order } = choice;
  const failed = quotes.find(({ error }) => error && error.code !== "zip_unknown");
  const options = ways.map((id): RadioOption<Way> => {
    const option = { value: id, label: <WayLabel way={id} place={`${pet.city}, ${pet.state}`} /> };
    if (id === "pickup") return { ...option, priceText: FREE };
    const { data, error } = choice.deliveryQuote(id) ?? {};
    if (zip === undefined || isUnknownZip) return { ...option, disabled: true };
    if (data?.saleError) return { ...option, disabledReason: texts.stateLawDoesntAllowThis };
    if (data?.deliveryError) return { ...option, disabledReason: data.deliveryError };
    if (error) return { ...option, disabled: true, priceText: texts.noPrice };
    if (!data) return { ...option, disabled: true, priceText: "…" };
    return { ...option, priceCents: data.shippingAmount };
  });

  return (
    <>
      <ZipForm
        pet={pet}
        zip={zip}
        error={isUnknownZip && zip ? texts.zipCodeNotFound(zip) : undefined}
        isDelivered={delivered.length > 0}
        onZip={choice.setZip}
      />
      {delivered.length === 0
        ? (
          <p className={css.pickup}>
            <Icon name="pin" size={18} />
            {texts.pickUpIn({ name: pet.name, city: pet.city, state: pet.state })}
          </p>
        )
        : (
          <RadioGroup
            legend={texts.howDoesGetHome(pet.name)}
            name="way"
            value={choice.way}
            onChange={choice.choose}
            options={options}
          />
        )}
      {!choice.barred && choice.barredDelivery && <p className={css.law}>{choice.barredDelivery}</p>}
      {failed && (
        <ErrorNotice
          title={texts.deliveryPriceFailed}
          onRetry={() => Promise.all(quotes.map(({ refetch }) => refetch()))}
        />
      )}
      {order && choice.hasDeposit && order.depositAmount < order.total && (
        <RadioGroup<PayToday>
          legend={texts.payTodayQuestion}
          name="pay"
          value={choice.payToday}
          onChange={choice.choosePayToday}
          options={[
            { value: "deposit", label: texts.reserveWithDeposit, priceCents: order.depositAmount },
            { value: "full", label: texts.payInFull, priceCents: order.total },
          ]}
        />
      )}
      <Lines choice={choice} error={choice.near.error} onRetry={choice.near.refetch} />
    </>
  );
}

function WayLabel({ way, place }: { way: Way; place: string }) {
  const { label, note } = wayWords[way];
  return (
    <>
      {label} <span className={css.soft}>{note(place)}</span>
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
        label={texts.deliveryToZip}
        name="zip"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          if (!zipError(event.target.value.trim())) setWrong(undefined);
        }}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        onPaste={pasteZip}
        placeholder={texts.yourZipCode}
        prefix={<Icon name="pin" size={18} />}
        error={wrong ?? (typed === zip ? error : undefined)}
      />
      <Button type="submit" variant="secondary">{texts.estimate}</Button>
    </form>
  );
}

function Lines({ choice, error, onRetry }: {
  choice: Choice;
  error: ApiError | null;
  onRetry: () => unknown;
}) {
  const { order } = choice;
  if (!order && error) return <ErrorNotice title={texts.totalFailed} onRetry={onRetry} />;
  return (
    <div aria-live="polite" aria-busy={!order || undefined} className={css.costs}>
      <dl className={css.lines}>
        {order ? <OrderLines order={order} /> : [1, 2, 3].map((line) => (
          <div key={line} className={css.row}>
            <dt>
              <Skeleton text width="9em" />
            </dt>
            <dd>
              <Skeleton text width="4em" />
            </dd>
          </div>
        ))}
      </dl>
      <Sum choice={choice} className={css.below} />
      {order?.taxError && <p className={css.soft}>{order.taxError}</p>}
      {order && <Explained order={order} />}
    </div>
  );
}

/** The explanations of the lines, folded: the total stays in sight. */
function Explained({ order }: { order: OrderDetails }) {
  const lines = costLines(order).filter(({ explanation }) => explanation);
  if (lines.length === 0) return null;
  return (
    <Disclosure title={texts.whatAreTheseCosts} className={css.explained}>
      <dl>
        {lines.map(({ id, label, explanation }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd className={css.why}>{explanation}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function OrderLines({ order }: { order: OrderDetails }) {
  return (
    <>
      {costLines(order).map(({ id, label, cents }) => (
        <div key={id} className={css.row}>
          <dt>
            {label}
          </dt>
          <dd>{formatCents(cents)}</dd>
        </div>
      ))}
      {!order.isDeliveryChosen && (
        <div className={css.row}>
          <dt>{texts.delivery}</dt>
          <dd>{texts.choose}</dd>
        </div>
      )}
    </>
  );
}
