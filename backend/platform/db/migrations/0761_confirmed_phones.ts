/** Indexes: only one account can have confirmed a number; texts are counted by number. */
export const withoutTransaction = [
  "create unique index concurrently if not exists users_confirmed_phone on users (phone) where phone_verified_at is not null",
  "create index concurrently if not exists users_phone on users (phone) where phone is not null",
  "create index concurrently if not exists texts_recipient on texts (recipient, created_at)",
];
