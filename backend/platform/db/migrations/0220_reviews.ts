import { type Kysely, sql } from "kysely";

/** Reviews that buyers write about a breeder after a completed reservation. */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table reviews (
      id uuid primary key,
      reservation_id uuid not null unique references reservations,
      breeder_id uuid not null references breeders,
      author_id uuid not null references users,
      rating smallint not null check (rating between 1 and 5),
      title text not null,
      text text not null,
      photo_keys text[] not null default '{}',
      answer text,
      answered_at timestamptz,
      created_at timestamptz not null default now(),
      check ((answer is null) = (answered_at is null))
    );
    create index reviews_newest on reviews (breeder_id, created_at desc, id desc);
    create index reviews_by_rating on reviews (breeder_id, rating, created_at desc, id desc);
    create index reviews_author_id on reviews (author_id);
    -- What nobody wrote is shown nowhere.
    update breeders set rating_average = null, rating_count = 0 where rating_count <> 0 or rating_average is not null;
    alter table files drop constraint files_purpose_check;
    alter table files add constraint files_purpose_check
      check (purpose in ('pet-image', 'pet-video', 'profile-image', 'parent-image', 'health-document',
        'identity-front', 'identity-back', 'rearing-area', 'registration', 'dispute-evidence', 'chat-image', 'post-image',
        'review-photo')) not valid;
  `.execute(db);
}
