import { type Kysely, sql } from "kysely";

/**
 * Sale rules of each state, maintained by staff. California: no sale of breeders' pets under one year through
 * a marketplace (AB 519), no financing (Health and Safety Code 122191), refundable deposits (AB 506). No
 * rules are on record for the other states; the operator confirms each with counsel.
 */
// deno-lint-ignore no-explicit-any -- migrations use the schema of their own time
export async function up(db: Kysely<any>): Promise<void> {
  await sql`
    create table state_rules (
      state text primary key,
      sale_allowed boolean not null default true,
      -- Breeders' pets that are younger than a year on the day they go home.
      sale_allowed_under_one_year boolean not null default true,
      bnpl_allowed boolean not null default true,
      deposit_refundable boolean not null default false,
      note text not null default '',
      source text not null,
      as_of date not null,
      version integer not null default 1
    );
    insert into state_rules (state, source, as_of)
      select unnest(string_to_array('AL AK AZ AR CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH '
        || 'NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY', ' ')),
        'No rule on record. Confirm with counsel.', date '2026-11-21';
    insert into state_rules
      (state, sale_allowed_under_one_year, bnpl_allowed, deposit_refundable, note, source, as_of)
      values ('CA', false, false, true,
        'Breeders'' pets under one year may not be sold through a marketplace, from or to California. Shelters and rescues are exempt. No financing of dogs and cats. Deposits are refundable.',
        'California AB 519, AB 506; Health and Safety Code 122191', date '2026-01-01');
  `.execute(db);
}
