import { type FormEvent, useState } from "react";
import { Button, Disclosure, Field } from "@hearthpaw/ui-kit";
import * as texts from "./texts.tsx";
import type { CheckoutApi } from "./use_checkout.ts";
import css from "./checkout.module.css";

/** The code that the order holds, with a way to take it off; else the field for one. */
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

  if (order.promoCode) {
    return (
      <div className={css.code} role="status">
        <p>
          <b>{order.promoCode}</b>
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
      </div>
    );
  }
  return (
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
  );
}
