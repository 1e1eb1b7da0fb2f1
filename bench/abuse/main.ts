/**
 * Measures an honest visitor before, during and after each attack on the running product, with the limits of
 * production: the times of six kinds of calls, the rejections, and the server's memory. The attackers use
 * eight other loopback addresses, and are limited in number and time.
 *
 * `make bench-abuse`, or `deno run -A bench/abuse/main.ts [seconds] [a part of an attack's name, to run
 * only that one]`. Exits with 1 if any call of the visitor was rejected, or if its p99 exceeded both twice
 * the time before the attack and `FINE_MS`.
 */
import sharp from "sharp";
import { startProduct } from "../product.ts";
import { type Attack, attacks } from "./attacks.ts";
import { Attackers, pause } from "./attackers.ts";
import { type Kind, KINDS, type Measured, type Visit } from "./visitor.ts";

const SECONDS = Number(Deno.args[0] ?? 8);
const ONLY = Deno.args[1] ?? "";
/**
 * Times at p99 that no visitor notices, in ms: for a call, and for an image, which takes three calls and is
 * redrawn.
 */
const FINE_MS = 250;
const FINE_PICTURE_MS = 2_000;
/** Time for the server to clean up before the measurement afterwards, in ms. */
const REST_MS = 3_000;

type Seen = { times: Measured; mostMb: number; said: string };

const product = await startProduct({ RATE_LIMIT_SCALE: "1" });
const { origin, pid } = product;

/** Returns the resident memory of the server's process, in MB. */
async function memoryMb(): Promise<number> {
  const status = await Deno.readTextFile(`/proc/${pid}/status`);
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

function visit(visit: Visit): Promise<Measured> {
  const worker = new Worker(new URL("./visitor.ts", import.meta.url).href, { type: "module" });
  return new Promise((done, failed) => {
    worker.onmessage = ({ data }: MessageEvent<Measured>) => {
      worker.terminate();
      done(data);
    };
    worker.onerror = (event) => failed(new Error(event.message));
    worker.postMessage(visit);
  });
}

const honest = new Attackers(origin, 1, () => false);
const pets = await honest.call(0, "GET", "/v1/pets/search/lean?type=Dog");
const target = { petId: pets.body.data.pets[0].id as string };
const petId = pets.body.data.pets[1].id as string;
const shade = () => Math.floor(Math.random() * 256);
const picture = await sharp({
  create: { width: 400, height: 400, channels: 3, background: { r: shade(), g: shade(), b: shade() } },
}).png().toBuffer();

let blocks = 2;
let session = { token: "", at: -Infinity };
/** Returns the visitor's access token, which lives for ten minutes. */
async function tokenOf(): Promise<string> {
  if (performance.now() - session.at > 5 * 60_000) {
    const { token } = await honest.signIn(0, "buyer@demo.hearthpaw.com");
    session = { token, at: performance.now() };
  }
  return session.token;
}

async function see(attack?: Attack): Promise<Seen> {
  const token = await tokenOf();
  const end = performance.now() + SECONDS * 1_000;
  const isOver = () => performance.now() > end;
  const attackers = new Attackers(origin, blocks++, isOver);
  let mostMb = 0;
  const watch = async () => {
    while (!isOver()) {
      mostMb = Math.max(mostMb, await memoryMb());
      await pause(100);
    }
  };
  const [times, said] = await Promise.all([
    visit({ origin, token, petId, picture, seconds: SECONDS }),
    attack ? attack.run(attackers, target) : "",
    watch(),
  ]);
  attackers.close();
  return { times, mostMb, said };
}

const shown = (ms: number) => ms < 10 ? ms.toFixed(1) : ms.toFixed(0);
const refusalsOf = ({ times }: Seen) =>
  KINDS.flatMap((kind) =>
    Object.entries(times[kind].refused).map(([why, count]) =>
      `${count} of ${times[kind].count} ${kind}: ${why}`
    )
  );
const countOf = ({ times }: Seen) => KINDS.reduce((sum, kind) => sum + times[kind].count, 0);
const cells = (seen: Seen, names: readonly Kind[]) =>
  names.map((kind) => `${shown(seen.times[kind].p50)} / ${shown(seen.times[kind].p99)}`).join(" | ");

const complaints: string[] = [];
function judge(name: string, before: Seen, seen: Seen): void {
  complaints.push(...refusalsOf(seen).map((refusal) => `${name}: ${refusal}`));
  for (const kind of KINDS) {
    const was = before.times[kind].p99;
    const is = seen.times[kind].p99;
    const fine = kind === "picture" ? FINE_PICTURE_MS : FINE_MS;
    if (is > Math.max(2 * was, fine)) {
      complaints.push(`${name}: ${kind} ${shown(was)} -> ${shown(is)} ms at p99`);
    }
  }
}

function row(name: string, seen: Seen): void {
  const refused = refusalsOf(seen).join("; ") || `none of ${countOf(seen)}`;
  console.log(`| ${name} | ${cells(seen, KINDS)} | ${refused} | ${seen.mostMb} | ${seen.said} |`);
}

try {
  await see(); // warms up
  const load = Deno.loadavg().map((one) => one.toFixed(1)).join(" ");
  console.log(`load ${load}, ${SECONDS} s each, limits of production; milliseconds, p50 / p99\n`);
  console.log(`| attack | ${KINDS.join(" | ")} | refused | most memory MB | what was sent |`);
  console.log(`|${"---|".repeat(KINDS.length + 4)}`);
  let before = await see();
  row("none", before);
  for (const attack of attacks.filter(({ name }) => name.includes(ONLY))) {
    const during = await see(attack);
    row(attack.name, during);
    judge(attack.name, before, during);
    await pause(REST_MS);
    const after = await see();
    judge(`after ${attack.name}`, before, after);
    row("afterwards", after);
    before = after;
  }
} finally {
  honest.close();
  await product.stop();
}
for (const complaint of complaints) console.error(complaint);
if (complaints.length) Deno.exit(1);
