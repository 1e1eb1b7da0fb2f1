/**
 * Measures an import of 5,000 pets with 50 bad rows, over HTTP, into a temporary product: the dry run, the
 * import, the same file again (nothing changes), and a newer one (every price changes). `make bench-import`,
 * or `deno run -A bench/import.ts [rows] [bad rows]`. Memory is the peak of the server's process (VmHWM of
 * Linux), without Postgres.
 */
import { startProduct } from "./product.ts";

const ROWS = Number(Deno.args[0] ?? 5_000);
const BAD = Number(Deno.args[1] ?? 50);
/** Maximum time of a request. */
const LIMIT_SECONDS = 20;
/** Number of calls for a median. Calls that create rows use new IDs each time. */
const TRIES = 3;

const HEADER =
  "ID,AnimalName,PrimaryBreed,Sex,Size,Age,Desc,Type,Status,Shots,Altered,NoDogs,NoCats,NoKids,Price";
const BREEDS = [["Beagle", "Dog"], ["Golden Retriever", "Dog"], ["Maine Coon", "Cat"], [
  "Ragdoll",
  "Cat",
]] as const;

/** Returns the file of a shelter: `BAD` of its rows, evenly spread, have an unreadable sex. */
function fileOf(batch: string, dollars: number): string {
  const every = Math.floor(ROWS / BAD);
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const [breed, type] = BREEDS[index % BREEDS.length]!;
    const isBad = BAD > 0 && index % every === 0 && index / every < BAD;
    const words = `"Number ${index}, found behind the bakery; ""gentle"" with everybody. ${
      "Loves the yard. ".repeat(12)
    }"`;
    return [
      `${batch}-${index}`,
      `Pet ${index}`,
      breed,
      isBad ? "X" : index % 2 ? "Male" : "Female",
      "",
      "5 months",
      words,
      type,
      "Available",
      "Yes",
      "Yes",
      "No",
      "",
      "No",
      dollars + index % 500,
    ].join(",");
  });
  return [HEADER, ...rows].join("\r\n");
}

type Report = {
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  problems: unknown[];
};

const times: Record<string, number[]> = {};
const product = await startProduct();
let headers: { authorization: string };
try {
  headers = await signIn();
  const before = await memoryMb();
  for (let turn = 0; turn < TRIES; turn++) {
    const batch = `T${turn}`;
    const file = fileOf(batch, 400);
    const good = ROWS - BAD;
    await measure("dry run", file, true, { created: good, refused: BAD });
    await measure("import", file, false, { created: good, refused: BAD });
    await measure("the same file again", file, false, { unchanged: good, refused: BAD });
    await measure("every price changes", fileOf(batch, 450), false, { updated: good, refused: BAD });
  }
  console.log(`\n${ROWS.toLocaleString("en-US")} rows, ${BAD} of them bad, median (slowest) of ${TRIES}\n`);
  for (const [name, list] of Object.entries(times)) {
    const sorted = list.toSorted((a, b) => a - b);
    const seconds = (n: number) => n.toFixed(2);
    console.log(
      `  ${name.padEnd(22)} ${seconds(sorted[Math.floor(list.length / 2)]!)} s (${
        seconds(sorted.at(-1)!)
      } s)`,
    );
  }
  console.log(`\n  memory: ${before} MB before, ${await memoryMb()} MB at the most`);
  const slowest = Math.max(...Object.values(times).flat());
  if (slowest > LIMIT_SECONDS) {
    throw new Error(`one call took ${slowest.toFixed(1)} s; a request may take ${LIMIT_SECONDS} s`);
  }
} finally {
  await product.stop();
}

async function signIn(): Promise<{ authorization: string }> {
  const response = await fetch(`${product.origin}/v1/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "shelter@demo.hearthpaw.com", password: "hearth-and-paw-26" }),
  });
  const { accessToken } = await response.json();
  if (!accessToken) throw new Error(`nobody could sign in: ${response.status}`);
  return { authorization: `Bearer ${accessToken}` };
}

/** Returns the peak memory of the server's process, in MB. */
async function memoryMb(): Promise<number> {
  const status = await Deno.readTextFile(`/proc/${product.pid}/status`);
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) / 1024);
}

/** Sends the file and checks the server's answer. */
async function measure(
  name: string,
  file: string,
  dryRun: boolean,
  expected: Partial<Report>,
): Promise<void> {
  const body = new FormData();
  body.append("file", new Blob([file], { type: "text/csv" }), "animals.csv");
  const began = performance.now();
  const response = await fetch(`${product.origin}/v1/breeders/pets/import?dryRun=${dryRun}`, {
    method: "POST",
    headers,
    body,
  });
  const answer = await response.json();
  const took = (performance.now() - began) / 1000;
  if (response.status !== 200) throw new Error(`${name}: ${response.status} ${JSON.stringify(answer)}`);
  const report: Report = answer.report;
  for (const [field, value] of Object.entries({ rows: ROWS, ...expected })) {
    const found = report[field as keyof Report];
    if (found !== value) throw new Error(`${name}: ${field} is ${found}, and ${value} was expected`);
  }
  if (report.problems.length !== BAD) throw new Error(`${name}: ${report.problems.length} rows are named`);
  (times[name] ??= []).push(took);
}
