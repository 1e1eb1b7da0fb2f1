/** Indexes for the list of breeders, and for a city by its name. */
export const withoutTransaction = [
  `create index concurrently if not exists breeders_rating on breeders
    ((case when rating_count > 0 then ((rating_average * rating_count + 20) * 1000 / (rating_count + 5))::integer
      else 0 end), id) where verification = 'approved'`,
  `create index concurrently if not exists breeders_newest on breeders (member_since, id)
    where verification = 'approved'`,
  `create index concurrently if not exists breeders_latitude on breeders (latitude) where verification = 'approved'`,
  `create index concurrently if not exists breeders_state on breeders (state) where verification = 'approved'`,
  `create index concurrently if not exists places_city on places (lower(city))`,
];
