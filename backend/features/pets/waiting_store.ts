import { nameFor, reachedBetween } from "../masks/reach_store.ts";

/** SQL for who waits for a breeder's pets, for all that asks it of the waitlist entry `e`. */

/** The entry's account: its own, or the one that has confirmed the address that a breeder typed. */
export const WAITING_OWNER = `coalesce(e.user_id, (select a.id from users a where a.email = e.email
  and a.email_verified_at is not null and a.closed_at is null))`;

/** The person's name for the breeder: as they typed it, else the account's own, short until a payment. */
export const WAITING_NAME = `coalesce(nullif(e.name, ''), (select nullif(${
  nameFor("a", reachedBetween({ buyer: "a.id", breeder: "e.breeder_id" }))
}, '') from users a where a.id = e.user_id), 'Someone')`;

/** Whether the entry may be invited to pick the pet `p` of its breeder: who may not buy now, or was asked before, is passed over. */
export const WAITS_FOR = `(e.status = 'waiting' and (e.litter_id is null or e.litter_id = p.litter_id)
  and (e.breed_id is null or e.breed_id = p.breed_id) and (e.sex is null or e.sex = p.sex)
  and not exists (select from users a where a.id = ${WAITING_OWNER} and a.account_status = 'Suspended')
  and not exists (select from waitlist_promises m where m.entry_id = e.id and m.pet_id = p.id))`;
