/** Index of reservations by the buyer's street address. */
export const withoutTransaction = [
  `create index concurrently if not exists reservations_street on reservations
    ((lower(progress #>> '{delivery,address,line1}')) text_pattern_ops)
    where progress #>> '{delivery,address,line1}' is not null`,
  `create index concurrently if not exists reservations_zip on reservations
    ((progress #>> '{delivery,address,postalCode}'))
    where progress #>> '{delivery,address,postalCode}' is not null`,
];
