/**
 * Measures whether the time of an answer reveals if an address has an account: known and unknown addresses in
 * random order over one connection. `deno run -A bench/alike.ts [samples of each kind]`.
 *
 * The share is the probability that an answer for a known address took longer than one for an unknown one:
 * 50% reveals nothing. Beside it is the same figure for two halves of the unknown ones, which is pure noise.
 */
import { startProduct } from "./product.ts";
import { TERMS_VERSION } from "../backend/features/accounts/rules.ts";

const samples = Number(Deno.args[0] ?? 1_500);
const PASSWORD = "hearth-and-paw-26";

type Call = { name: string; samples: number; path: string; body: (email: string) => unknown };

const calls: Call[] = [
  { name: "forgotten password", samples, path: "/v1/password/forgot", body: (email) => ({ email }) },
  {
    name: "trying a code",
    samples,
    path: "/v1/password/code/validate",
    body: (email) => ({ email, code: "000000" }),
  },
  {
    name: "sign-in with a wrong password",
    samples: Math.ceil(samples / 5),
    path: "/v1/login",
    body: (email) => ({ email, password: "not the password" }),
  },
];

/** Returns the probability that a value of `a` is the longer one, with the half-width of its 95% interval. */
function share(a: readonly number[], b: readonly number[]): { share: number; give: number } {
  const all = [...a.map((ms) => ({ ms, isA: true })), ...b.map((ms) => ({ ms, isA: false }))]
    .sort((x, y) => x.ms - y.ms);
  const ranks = all.reduce((sum, { isA }, i) => isA ? sum + i + 1 : sum, 0);
  const wins = ranks - a.length * (a.length + 1) / 2;
  const give = 1.96 * Math.sqrt((a.length + b.length + 1) / (12 * a.length * b.length));
  return { share: wins / (a.length * b.length), give };
}

const median = (list: readonly number[]): number =>
  list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
const percent = ({ share, give }: { share: number; give: number }): string =>
  `${(share * 100).toFixed(1)} ± ${(give * 100).toFixed(1)} %`;

const product = await startProduct();
try {
  const send = async (path: string, json: unknown): Promise<number> => {
    const began = performance.now();
    const response = await fetch(product.origin + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(json),
    });
    await response.body?.cancel();
    return performance.now() - began;
  };
  // Accounts of this run only. Known and unknown addresses have the same length.
  const name = (i: number) => `person${String(i).padStart(4, "0")}@example.com`;
  const known = Array.from({ length: 60 }, (_, i) => name(i));
  for (const email of known) {
    await send("/v1/users/new", {
      type: "Consumer",
      email,
      password: PASSWORD,
      firstName: "Dana",
      lastName: "Whitfield",
      termsVersion: TERMS_VERSION,
    });
  }
  console.log("| call | samples | median known / unknown ms | known is longer | noise alone |");
  console.log("|---|---|---|---|---|");
  for (const call of calls) {
    const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
    for (let i = 0; i < 50; i++) await send(call.path, call.body(name(9_000 + i % 60)));
    while (times.known.length < call.samples || times.unknown.length < call.samples) {
      const isKnown = times.unknown.length >= call.samples ||
        times.known.length < call.samples && Math.random() < 0.5;
      const turn = Math.floor(Math.random() * 60);
      const email = isKnown ? known[turn]! : name(5_000 + turn);
      times[isKnown ? "known" : "unknown"].push(await send(call.path, call.body(email)));
    }
    const halves = [0, 1].map((half) => times.unknown.filter((_, i) => i % 2 === half));
    console.log(
      `| ${call.name} | 2 x ${call.samples} | ${median(times.known).toFixed(2)} / ${
        median(times.unknown).toFixed(2)
      } | ${percent(share(times.known, times.unknown))} | ${percent(share(halves[0]!, halves[1]!))} |`,
    );
  }
} finally {
  await product.stop();
}
