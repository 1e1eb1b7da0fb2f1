import type { AddOnPrice } from "@hearthpaw/client";
import { formatCents } from "@hearthpaw/ui-kit";
import type { ReactNode } from "react";
import * as texts from "./texts.tsx";
import css from "./reservations.module.css";

/** The cost of add-ons, line by line; `children` are rows below the total. */
export function AddOnLines(
  { price, children }: { price: Pick<AddOnPrice, "lineItems" | "total">; children?: ReactNode },
) {
  return (
    <table className={css.lines}>
      <caption className={css.hidden}>{texts.addOns}</caption>
      <tbody>
        {price.lineItems.map(({ kind, id, label, explanation, amountCents }) => (
          <tr key={`${kind}:${id ?? label}`}>
            <th scope="row">
              {<>{label}{kind !== "Add-on" && <span className={css.explain}>{explanation}</span>}</>}
            </th>
            <td>{formatCents(amountCents)}</td>
          </tr>
        ))}
        <tr className={css.total}>
          <th scope="row">{texts.total}</th>
          <td>{formatCents(price.total)}</td>
        </tr>
        {children}
      </tbody>
    </table>
  );
}
