import { type Kysely, sql } from "kysely";
import type { Database } from "../../platform/db/schema.ts";
import type { NotificationSetting, QuietHours } from "../../generated/types.ts";

type Stored = Record<string, unknown>;

/** Saves a person's quiet hours; returns undefined if there is no such person. */
export async function changeQuietHours(
  db: Kysely<Database>,
  userId: string,
  quietHours: QuietHours,
): Promise<Stored | undefined> {
  const { rows } = await sql<{ settings: Stored }>`
    update users set updated_at = now(),
      settings = settings || jsonb_build_object('quietHours', ${JSON.stringify(quietHours)}::jsonb)
    where id = ${userId} returning settings`.execute(db);
  return rows[0]?.settings;
}

/**
 * Changes one setting in one statement, so concurrent changes both take effect. Returns undefined if there is
 * no such person, and for texts or calls turned on without a confirmed number.
 */
export async function changeSetting(
  db: Kysely<Database>,
  userId: string,
  { channel, group, isOn }: NotificationSetting,
): Promise<Stored | undefined> {
  const { rows } = await sql<{ settings: Stored }>`
    update users set updated_at = now(), settings = settings || jsonb_build_object('notifications',
      coalesce(settings->'notifications', '{}') || jsonb_build_object(${channel}::text,
        coalesce(settings#>array['notifications', ${channel}::text], '{}')
          || jsonb_build_object(${group}::text, ${isOn}::boolean)))
    where id = ${userId} and (${channel} = 'email' or not ${isOn}::boolean or phone_verified_at is not null)
    returning settings`.execute(db);
  return rows[0]?.settings;
}
