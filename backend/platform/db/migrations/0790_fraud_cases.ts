import { type Kysely, sql } from "kysely";

/**
 * Details that two sellers may share, stored as keyed hashes, and the cases that put a seller's payouts on
 * hold or set listings aside until staff resolve them. `photo_print` is a fingerprint of a photo's
 * appearance, 64 bits in hexadecimal.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table seller_traces (
      breeder_id uuid not null references breeders on delete cascade,
      kind text not null check (kind in ('payout-account', 'identity-document', 'device', 'phone')),
      hash bytea not null,
      first_seen_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      primary key (kind, hash, breeder_id)
    );
    create index seller_traces_breeder on seller_traces (breeder_id);
    create index seller_traces_old on seller_traces (last_seen_at);

    create table fraud_cases (
      id uuid primary key,
      rule text not null check (rule in ('same_payout_account', 'same_identity_document', 'same_device', 'same_phone',
        'photo_of_another_seller', 'price_far_below')),
      breeder_id uuid not null references breeders on delete cascade,
      other_breeder_id uuid references breeders on delete cascade check (other_breeder_id <> breeder_id),
      pet_id uuid references pets on delete cascade,
      price_cents integer,
      evidence text not null,
      status text not null default 'open' check (status in ('open', 'kept', 'cleared')),
      reason text,
      decided_by uuid references users on delete set null,
      decided_at timestamptz,
      opened_at timestamptz not null default now(),
      check ((other_breeder_id is null) = (pet_id is not null))
    );
    create unique index fraud_cases_pair on fraud_cases
      (rule, least(breeder_id, other_breeder_id), greatest(breeder_id, other_breeder_id)) where other_breeder_id is not null;
    create unique index fraud_cases_pet on fraud_cases (pet_id, rule) where pet_id is not null;
    create index fraud_cases_status on fraud_cases (status, opened_at, id);
    create index fraud_cases_breeder on fraud_cases (breeder_id, status);
    create index fraud_cases_other_breeder on fraud_cases (other_breeder_id) where other_breeder_id is not null;
    create index fraud_cases_decided_by on fraud_cases (decided_by) where decided_by is not null;

    create table fraud_case_listings (
      case_id uuid not null references fraud_cases on delete cascade,
      pet_id uuid not null references pets on delete cascade,
      other_pet_id uuid references pets on delete set null,
      resumes_as text check (resumes_as in ('available', 'temporary-pause', 'not-available')),
      added_at timestamptz not null default now(),
      primary key (case_id, pet_id)
    );
    create index fraud_case_listings_pet on fraud_case_listings (pet_id);
    create index fraud_case_listings_other_pet on fraud_case_listings (other_pet_id) where other_pet_id is not null;

    create trigger fraud_cases_queue_new after insert on fraud_cases for each row
      execute function announce_queue('fraud');
    create trigger fraud_cases_queue after update of status on fraud_cases for each row
      when (old.status is distinct from new.status) execute function announce_queue('fraud');

    alter table files add column photo_print text, add column photo_bands integer[];
  `.execute(db);
}
