import { FIGURES } from "../../lib/figures.ts";

/** Returns the sums of a sale without extras, in cents. Each fee is rounded half up once. */
export function saleExample(priceCents: number) {
  const platformFeeCents = Math.floor((priceCents * FIGURES.platformFeePercent + 50) / 100);
  return {
    priceCents,
    serviceFeeCents: Math.floor((priceCents * FIGURES.serviceFeePercent + 50) / 100),
    platformFeeCents,
    netCents: priceCents - platformFeeCents,
  };
}
