/** Index for the ZIP code nearest to a point. */
export const withoutTransaction = [
  "create index concurrently if not exists places_latitude on places (latitude)",
];
