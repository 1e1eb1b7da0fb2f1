/** What a sale without extras comes to, in cents: fees are rounded half-up once. */
export function saleExample(priceCents: number) {
  const platformFeeCents = Math.floor((priceCents * 15 + 50) / 100);
  return {
    priceCents,
    serviceFeeCents: Math.floor((priceCents * 3 + 50) / 100),
    platformFeeCents,
    netCents: priceCents - platformFeeCents,
  };
}
