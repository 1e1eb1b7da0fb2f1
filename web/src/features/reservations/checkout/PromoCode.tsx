import { type FormEvent, useEffect, useRef, useState } from "react";
import { Arrival, Button, Disclosure, Field } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";
import type { CheckoutApi } from "./use_checkout.ts";
import css from "./checkout.module.css";

/** The order's promo code with a button to remove it, or else the field to enter one. */
export function PromoCode({ checkout }: { checkout: CheckoutApi }) {
  const { order, pending, choose } = checkout;
  const [typed, setTyped] = useState("");
  const isBusy = pending?.promoCode !== undefined;
  const tried = pending?.promoCode ?? undefined;

  function apply(event: FormEvent) {
    event.preventDefault();
    const promoCode = typed.trim();
    if (promoCode && !isBusy) choose({ promoCode });
  }

  const place = useRef<HTMLDivElement>(null);
  const had = useRef(order.promoCode);
  useEffect(() => {
    // The button that removed the code no longer exists.
    if (had.current && !order.promoCode && document.activeElement === document.body) {
      place.current?.querySelector("summary")?.focus();
    }
    had.current = order.promoCode;
  }, [order.promoCode]);

  if (order.promoCode) {
    return (
      <Arrival className={css.code}>
        <p>
          <b>{order.promoCode}</b>{" "}
          {order.promoCodeNote && <span className={css.codeNote}>{order.promoCodeNote}</span>}
        </p>
        <Button
          variant="quiet"
          size="small"
          loading={isBusy}
          aria-label={texts.removeCode(order.promoCode)}
          onClick={() => {
            setTyped("");
            choose({ promoCode: null });
          }}
        >
          {texts.remove}
        </Button>
      </Arrival>
    );
  }
  return (
    <div ref={place}>
      <Disclosure
        title={texts.haveAPromoCode}
        open={order.discountError !== null || tried !== undefined}
        className={css.promo}
      >
        <form className={css.codeForm} onSubmit={apply} noValidate>
          <Field
            label={texts.promoCode}
            hideLabel
            placeholder={texts.promoCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={typed}
            error={isBusy ? undefined : order.discountError ?? undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="secondary" loading={isBusy} disabled={typed.trim() === ""}>
            {texts.apply}
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}
