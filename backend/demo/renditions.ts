import { type Kysely, sql } from "kysely";
import { addSizes } from "../features/files/actions.ts";
import type { Database } from "../platform/db/schema.ts";
import type { Services } from "../services.ts";

/** After each picture the work rests so many times as long as it took: visitors come first. */
const REST = 2;

/**
 * Makes the small sizes of the example pictures that have none yet, those that a visitor meets first before the others,
 * and answers how many it made. Until a size is there, `/media` shows the whole picture in its place.
 */
export async function addAllSizes(
  services: Pick<Services, "db" | "files">,
  signal: AbortSignal,
): Promise<number> {
  const keys = await inOrder(services.db);
  let made = 0;
  for (const key of keys) {
    if (signal.aborted) break;
    const began = performance.now();
    if (!await addSizes(services, key)) continue;
    made++;
    await rest((performance.now() - began) * REST, signal);
  }
  return made;
}

/** Returns the keys of pictures that came with the example data: the first of the newest pets, then the rest. */
async function inOrder(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select f.key from files f
      left join pet_images i on i.file_key = f.key
      left join pets p on p.id = i.pet_id
    where f.state = 'attached' and f.content_type = 'image/webp' and f.key like 'u-%'
    order by (p.status = 'available') desc nulls last, i.is_default desc nulls last, p.listed_at desc nulls last, f.id`
    .execute(db);
  return rows.map(({ key }) => key);
}

function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), done()), { once: true });
  });
}
