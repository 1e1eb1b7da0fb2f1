import { nameFor, reachedBetween } from "../masks/reach_store.ts";

/** SQL for people who wait for a breeder's pets, for every query about the waitlist entry `e`. */

/**
 * SQL for the entry's account: its own, or the account that has confirmed the address that a breeder typed.
 */
export const WAITING_OWNER = `coalesce(e.user_id, (select a.id from users a where a.email = e.email
  and a.email_verified_at is not null and a.closed_at is null))`;

/**
 * SQL for the person's name as the breeder sees it: as typed by the person, or else the account's name,
 * shortened until a payment.
 */
export const WAITING_NAME = `coalesce(nullif(e.name, ''), (select nullif(${
  nameFor("a", reachedBetween({ buyer: "a.id", breeder: "e.breeder_id" }))
}, '') from users a where a.id = e.user_id), 'Someone')`;

/**
 * SQL for whether the entry may be invited to pick the pet `p` of its breeder. Skips suspended people and
 * entries already invited for the pet.
 */
export const WAITS_FOR = `(e.status = 'waiting' and (e.litter_id is null or e.litter_id = p.litter_id)
  and (e.breed_id is null or e.breed_id = p.breed_id) and (e.sex is null or e.sex = p.sex)
  and not exists (select from users a where a.id = ${WAITING_OWNER} and a.account_status = 'Suspended')
  and not exists (select from waitlist_promises m where m.entry_id = e.id and m.pet_id = p.id))`;
