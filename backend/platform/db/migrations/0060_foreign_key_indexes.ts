/**
 * An index for every foreign key that had none, or only one for some of the rows. Without it, a search for
 * the rows that refer to a row, and the deletion of that row, read the whole table while they hold locks.
 */
export const withoutTransaction = [
  "create index concurrently if not exists payments_order_id on payments (order_id)",
  "create index concurrently if not exists reservations_pet_id on reservations (pet_id)",
  "create index concurrently if not exists orders_reservation_id on orders (reservation_id)",
  "create index concurrently if not exists change_requests_pet_id on change_requests (pet_id)",
  "create index concurrently if not exists listing_reports_pet_id on listing_reports (pet_id)",
  "create index concurrently if not exists litters_breed_id on litters (breed_id)",
  "create index concurrently if not exists parents_breed_id on parents (breed_id)",
  "create index concurrently if not exists sessions_user_id on sessions (user_id)",
  // For nullable columns, the index leaves out the rows with null.
  "create index concurrently if not exists applications_pet_id on applications (pet_id) where pet_id is not null",
  "create index concurrently if not exists change_requests_decided_by on change_requests (decided_by) where decided_by is not null",
  "create index concurrently if not exists listing_events_actor_id on listing_events (actor_id) where actor_id is not null",
  "create index concurrently if not exists listing_reports_decided_by on listing_reports (decided_by) where decided_by is not null",
  "create index concurrently if not exists listing_reports_reporter_id on listing_reports (reporter_id) where reporter_id is not null",
  "create index concurrently if not exists litters_dam_id on litters (dam_id) where dam_id is not null",
  "create index concurrently if not exists litters_sire_id on litters (sire_id) where sire_id is not null",
  "create index concurrently if not exists mails_user_id on mails (user_id) where user_id is not null",
  "create index concurrently if not exists orders_sale_contract_id on orders (sale_contract_id) where sale_contract_id is not null",
  "create index concurrently if not exists password_codes_user_id on password_codes (user_id) where user_id is not null",
  "create index concurrently if not exists pets_breed_id on pets (breed_id) where breed_id is not null",
  "create index concurrently if not exists reservation_events_actor_id on reservation_events (actor_id) where actor_id is not null",
  "create index concurrently if not exists shelter_invitations_invited_by on shelter_invitations (invited_by) where invited_by is not null",
  "create index concurrently if not exists shelter_invitations_used_by on shelter_invitations (used_by) where used_by is not null",
  "create index concurrently if not exists social_sign_ins_user_id on social_sign_ins (user_id) where user_id is not null",
  "create index concurrently if not exists verification_events_actor_id on verification_events (actor_id) where actor_id is not null",
  "create index concurrently if not exists verifications_decided_by on verifications (decided_by) where decided_by is not null",
  // It covered only active sessions; sessions_user_id covers all.
  "drop index concurrently if exists sessions_user",
];
