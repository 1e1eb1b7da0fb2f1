import type { Services } from "../../services.ts";
import type { Pets } from "./pets_index.ts";
import { packPets, unpackPets } from "./snapshot_index.ts";

/** Of which database an index is, and what had been read of its changes when. */
export type SnapshotNote = { identity: string; snapshot: string; at: number };

const NAME = "search_index";

/** Keeps an index in the data folder, so that the next start need not read every pet. What fails is logged, and missed by nobody. */
export async function keepSnapshot(
  { config, log }: Pick<Services, "config" | "log">,
  pets: Pets,
  note: SnapshotNote,
): Promise<void> {
  const path = `${config.dataDir}/${NAME}`;
  // Several processes may share the folder: each writes a file of its own, and the last to rename it wins.
  const draft = `${path}.${Deno.pid}.${crypto.randomUUID().slice(0, 8)}`;
  const packed = packPets(pets, note);
  try {
    await Deno.mkdir(config.dataDir, { recursive: true });
    await Deno.writeFile(draft, packed, { mode: 0o600 });
    await Deno.rename(draft, path);
    await removeDrafts(config.dataDir);
  } catch (error) {
    log.info("the search index is not kept for the next start", { error });
    await Deno.remove(draft).catch(() => {});
  }
}

/** A draft is written within seconds: one as old as this is of a process that was killed. */
const OLD_MS = 600_000;

async function removeDrafts(folder: string): Promise<void> {
  for await (const { name } of Deno.readDir(folder)) {
    if (!name.startsWith(`${NAME}.`)) continue;
    const path = `${folder}/${name}`;
    const written = await Deno.stat(path).then(({ mtime }) => mtime?.getTime(), () => undefined);
    // Another process may do the same.
    if (written !== undefined && Date.now() - written > OLD_MS) await Deno.remove(path).catch(() => {});
  }
}

/** Returns the index that was kept last, if it is of this version and whole. */
export async function findSnapshotFile(
  { config, log }: Pick<Services, "config" | "log">,
): Promise<{ pets: Pets; note: SnapshotNote } | undefined> {
  try {
    const found = unpackPets(await Deno.readFile(`${config.dataDir}/${NAME}`));
    return found && { pets: found.pets, note: found.note as SnapshotNote };
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) log.info("the kept search index cannot be read", { error });
    return undefined;
  }
}
