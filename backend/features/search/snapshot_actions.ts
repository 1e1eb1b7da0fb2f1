import type { Config } from "../../platform/config.ts";
import type { Log } from "../../platform/log.ts";
import type { Pets } from "./pets_index.ts";
import { packPets, unpackPets } from "./snapshot_index.ts";

/** Database of a saved index, its position in the changes, and the time of that position. */
export type SnapshotNote = { identity: string; snapshot: string; at: number };

const NAME = "search_index";

/**
 * Saves an index in the data folder, so the next start need not read every pet. Errors are only logged,
 * because the file is optional.
 */
export async function keepSnapshot(
  { config, log }: { config: Config; log: Log },
  pets: Pets,
  note: SnapshotNote,
): Promise<void> {
  const path = `${config.dataDir}/${NAME}`;
  // Several processes may share the folder: each writes a separate file, and the last rename wins.
  const draft = `${path}.${Deno.pid}.${crypto.randomUUID().slice(0, 8)}`;
  const packed = packPets(pets, note);
  try {
    await Deno.mkdir(config.dataDir, { recursive: true });
    await Deno.writeFile(draft, packed, { mode: 0o600 });
    await Deno.rename(draft, path);
    await removeDrafts(config.dataDir);
  } catch (error) {
    log.info("could not save the search index for the next start", { error });
    await Deno.remove(draft).catch(() => {});
  }
}

/**
 * Minimum age of an abandoned draft. Writing takes seconds, so an older draft belongs to a killed process.
 */
const OLD_MS = 600_000;

async function removeDrafts(folder: string): Promise<void> {
  for await (const { name } of Deno.readDir(folder)) {
    if (!name.startsWith(`${NAME}.`)) continue;
    const path = `${folder}/${name}`;
    const written = await Deno.stat(path).then(({ mtime }) => mtime?.getTime(), () => undefined);
    // Another process may be deleting it too.
    if (written !== undefined && Date.now() - written > OLD_MS) await Deno.remove(path).catch(() => {});
  }
}

/** Returns the last saved index, if it has this version and is complete. */
export async function findSnapshotFile(
  { config, log }: { config: Config; log: Log },
): Promise<{ pets: Pets; note: SnapshotNote } | undefined> {
  try {
    const found = unpackPets(await Deno.readFile(`${config.dataDir}/${NAME}`));
    return found && { pets: found.pets, note: found.note as SnapshotNote };
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) {
      log.info("could not read the saved search index", { error });
    }
    return undefined;
  }
}
