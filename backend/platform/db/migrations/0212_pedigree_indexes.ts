/**
 * Indexes for the pups of a dam or sire and for registration numbers across breeders; validates the
 * constraints added before.
 */
export const withoutTransaction = [
  "create index concurrently if not exists parents_sire_id on parents (sire_id) where sire_id is not null",
  "create index concurrently if not exists parents_dam_id on parents (dam_id) where dam_id is not null",
  `create index concurrently if not exists parents_registration on parents
    ((type || ':' || upper(regexp_replace(registration_number, '[^A-Za-z0-9]', '', 'g'))))
    where registration_number is not null`,
  "alter table parents validate constraint parents_sire_id_fkey",
  "alter table parents validate constraint parents_dam_id_fkey",
];
