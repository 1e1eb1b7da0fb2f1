import { FIGURES } from "../../lib/figures.ts";

/** What a sale without extras comes to, in cents: fees are rounded half-up once. */
export function saleExample(priceCents: number) {
  const platformFeeCents = Math.floor((priceCents * FIGURES.platformFeePercent + 50) / 100);
  return {
    priceCents,
    serviceFeeCents: Math.floor((priceCents * FIGURES.serviceFeePercent + 50) / 100),
    platformFeeCents,
    netCents: priceCents - platformFeeCents,
  };
}
