/**
 * Attacks on the server by strangers and by accounts. Each runs until `isOver` returns true, and returns in
 * words what it sent.
 */
import sharp from "sharp";
import { type Attackers, encoder, pause } from "./attackers.ts";
import { headersOf, ownAddress } from "./visitor.ts";

export type Attack = { name: string; run: (attackers: Attackers, target: Target) => Promise<string> };
export type Target = { petId: string };

const BUYER = "buyer2@demo.hearthpaw.com";
const BREEDER = "breeder@demo.hearthpaw.com";
const SHELTER = "shelter@demo.hearthpaw.com";

let accounts = 0;
const freshEmail = () => `made-up-${Date.now().toString(36)}-${accounts++}@example.com`;

const FORM = "multipart/form-data; boundary=b";
function form(content: Uint8Array): Uint8Array {
  const before = encoder.encode(
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n',
  );
  const after = encoder.encode("\r\n--b--\r\n");
  const bytes = new Uint8Array(before.length + content.length + after.length);
  bytes.set(before);
  bytes.set(content, before.length);
  bytes.set(after, before.length + content.length);
  return bytes;
}

/** Returns an image of one color: few bytes that are expensive to decode. */
function plainPicture(side: number): Promise<Uint8Array> {
  return sharp({ create: { width: side, height: side, channels: 4, background: "#c86" } })
    .png({ compressionLevel: 9 }).toBuffer();
}
/** Created before any attack starts, because drawing them takes longer than some attacks. */
const HEAVY_PICTURES = await Promise.all([5_000, 8_000].map(plainPicture));

/** Uploads a file and makes it the account's avatar. */
async function attach(
  attackers: Attackers,
  n: number,
  token: string,
  file: { name: string; type: string; bytes: Uint8Array },
) {
  const query = new URLSearchParams({
    fileName: file.name,
    contentType: file.type,
    purpose: "profile-image",
    size: String(file.bytes.length),
  });
  const address = await attackers.call(n, "GET", `/v1/files/upload?${query}`, { token });
  if (address.status !== 200) return address;
  const { url, fileKey, headers } = address.body;
  await attackers.call(n, "PUT", ownAddress(attackers.origin, url), {
    body: file.bytes,
    headers: headersOf(headers),
  });
  return await attackers.call(n, "PUT", "/v1/users/update", { token, json: { profileImageKey: fileKey } });
}

const UPGRADE = ["Upgrade: websocket", "Connection: Upgrade"];
const HANDSHAKE = [...UPGRADE, "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="];

const many = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

/** An attack by one account that repeats a call, 50 at a time. */
function hammer(
  name: string,
  email: string,
  call: (attackers: Attackers, token: string, n: number, turn: number, target: Target) => ReturnType<
    Attackers["call"]
  >,
): Attack {
  return {
    name,
    run: async (attackers, target) => {
      const { token } = await attackers.signIn(0, email);
      return await attackers.flood(50, (n, turn) => call(attackers, token, n, turn, target));
    },
  };
}

/** An attack without an account, from eight addresses. */
function strangers(
  name: string,
  workers: number,
  call: (attackers: Attackers, n: number, turn: number, target: Target) => ReturnType<Attackers["call"]>,
): Attack {
  return {
    name,
    run: (attackers, target) => attackers.flood(workers, (n, turn) => call(attackers, n, turn, target)),
  };
}

/** An attack by sockets that request a lot and read nothing. */
function deaf(name: string, path: string, requests: number): Attack {
  return {
    name,
    run: async (attackers) => {
      const ask = attackers.head("GET", path, ["Accept-Encoding: identity"]).repeat(requests);
      const sockets = await many(600, (n) => attackers.connect(n, ask, (socket) => socket.pause()));
      return await attackers.holdOpen(sockets);
    },
  };
}

export const attacks: readonly Attack[] = [
  {
    name: "pictures of 25 and 64 megapixels, 30 at a time, by one fresh account",
    run: async (attackers) => {
      const account = await attackers.signUp(0, freshEmail());
      return await attackers.flood(30, (n, turn) =>
        attach(attackers, n, account!.token, {
          name: "me.png",
          type: "image/png",
          bytes: HEAVY_PICTURES[turn % 2]!,
        }));
    },
  },
  {
    name: "4,000 connections that call themselves live, and are silent",
    run: async (attackers) => {
      const sockets = await many(
        4_000,
        (n) => attackers.connect(n, attackers.head("GET", "/healthz", UPGRADE)),
      );
      return await attackers.holdOpen(sockets);
    },
  },
  {
    name: "4,000 connections that send one byte of a second head every 2 s",
    run: async (attackers) => {
      const sockets = await many(4_000, (n) => attackers.connect(n, attackers.head("GET", "/healthz")));
      return await attackers.holdOpen(sockets, (socket, second) => {
        if (second % 2 === 0) socket.write(second === 0 ? "G" : "E");
      });
    },
  },
  {
    name: "70 parallel writes under one person's lock, by one fresh account",
    run: async (attackers) => {
      const account = await attackers.signUp(1, freshEmail());
      return await attackers.flood(70, (n, turn) =>
        attackers.call(n, "POST", "/v1/searches/saved", {
          token: account!.token,
          json: { name: `Search ${n} ${turn}`, query: `type=Dog&q=${n}-${turn}`, frequency: "daily" },
        }));
    },
  },
  {
    name: "one's own page of 40 long messages, 20 at a time",
    run: async (attackers, { petId }) => {
      const { token } = await attackers.signIn(2, BUYER);
      const text = Array.from({ length: 1_000 }, (_, n) => `${n % 10}-`).join("").padEnd(4_000, "1-2-3-");
      let chatId: string | undefined;
      for (let n = 0; n < 40; n++) {
        const to = chatId ? { chatId } : { petId };
        const sent = await attackers.call(2, "POST", "/v1/chats/new", { token, json: { ...to, text } });
        chatId ??= sent.body?.message?.chatId ?? sent.body?.chat?.id;
      }
      return await attackers.flood(
        20,
        (n) => attackers.call(n, "GET", `/v1/chats/${chatId}/messages`, { token }),
      );
    },
  },
  {
    name: "30 connections of 99 MB, called a form, to a counter",
    run: async (attackers, { petId }) => {
      const part = new Uint8Array(256_000);
      const path = `/v1/pets/increment_shares/${petId}`;
      const head = attackers.head("PUT", path, [`Content-Type: ${FORM}`, "Content-Length: 99000000"]);
      return `${await attackers.repeat(30, (n) => attackers.pour(n, head, part, 99_000_000))} requests`;
    },
  },
  {
    name: "imports of 9.9 MB of commas, and of 90 MB, by one shelter",
    run: async (attackers) => {
      const { token } = await attackers.signIn(3, SHELTER);
      const body = form(new Uint8Array(9_900_000).fill(44));
      const head = (length: number) =>
        attackers.head("POST", "/v1/breeders/pets/import?dryRun=true", [
          `Authorization: Bearer ${token}`,
          `Content-Type: ${FORM}`,
          `Content-Length: ${length}`,
        ]);
      const commas = new Uint8Array(256_000).fill(44);
      const count = await attackers.repeat(4, async (n) => {
        if (n === 3) return await attackers.pour(n, head(90_000_000), commas, 90_000_000);
        await attackers.pour(n, head(body.length), body, body.length);
        await pause(200);
      });
      return `${count} imports`;
    },
  },
  {
    name: "2,000 live sockets, and floods of frames that make no sense",
    run: async (attackers) => {
      const upgrade = attackers.head("GET", "/app/hearthpaw?protocol=7", HANDSHAKE);
      const text = encoder.encode('{"event":"client-x","channel":1}');
      const frame = new Uint8Array([0x81, 0x80 | text.length, 0, 0, 0, 0, ...text]);
      const frames = new Uint8Array(frame.length * 1_000);
      for (let n = 0; n < 1_000; n++) frames.set(frame, n * frame.length);
      const quiet = await many(2_000, (n) => attackers.connect(n, upgrade));
      const count = await attackers.repeat(8, async (n) => {
        const socket = await attackers.connect(n, upgrade);
        await pause(20);
        socket.write(frames);
        await pause(30);
        socket.destroy();
      });
      return `${count} floods of 1,000 frames; ${await attackers.holdOpen(quiet)}`;
    },
  },
  {
    name: "1,500 half heads and half bodies",
    run: async (attackers) => {
      const half = attackers.head("GET", "/", ["X-Slow: "]).trimEnd();
      const lines = ["Content-Type: application/json", "Content-Length: 500"];
      const body = `${attackers.head("POST", "/v1/login", lines)}{`;
      const sockets = await many(1_500, (n) => attackers.connect(n, n % 3 ? half : body));
      return await attackers.holdOpen(sockets, (socket) => void socket.write("x"));
    },
  },
  {
    name: "bodies of thousands of unknown keys",
    run: async (attackers, { petId }) => {
      const keys = (bytes: number) => {
        let text = "{";
        for (let n = 0; text.length < bytes - 20; n++) text += `${n ? "," : ""}"k${n}":1`;
        return `${text}}`;
      };
      const small = keys(63_000);
      const large = keys(900_000);
      return await attackers.flood(6, (n) =>
        attackers.call(n, "PUT", `/v1/pets/increment_shares/${petId}`, {
          type: "application/json",
          body: n % 3 === 0 ? large : small,
        }));
    },
  },
  {
    name: "JSON of 30,000 nested lists",
    run: (attackers) => {
      const body = "[".repeat(30_000) + "]".repeat(30_000);
      return attackers.flood(
        20,
        (n) => attackers.call(n, "POST", "/v1/login", { type: "application/json", body }),
      );
    },
  },
  strangers(
    "guessed passwords, 60 at a time",
    60,
    (attackers, n, turn) =>
      attackers.call(n, "POST", "/v1/login", {
        json: { email: turn % 2 ? BUYER : freshEmail(), password: `not-the-password-${n}-${turn}` },
      }),
  ),
  strangers("sign-ups, 40 at a time", 40, (attackers, n) =>
    attackers.call(n, "POST", "/v1/users/new", {
      json: {
        type: "Consumer",
        email: freshEmail(),
        password: "a-quiet-harbor-96",
        firstName: "Robin",
        lastName: "Ash",
        termsVersion: "2020-01-01",
      },
    })),
  strangers(
    "forgotten passwords of others, 40 at a time",
    40,
    (attackers, n) => attackers.call(n, "POST", "/v1/password/forgot", { json: { email: BREEDER } }),
  ),
  strangers(
    "made-up tokens, 60 at a time",
    60,
    (attackers, n, turn) =>
      attackers.call(n, "GET", "/v1/user", { token: `eyJhbGciOiJIUzI1NiJ9.${turn}.${n}`.padEnd(2_000, "x") }),
  ),
  strangers(
    "refreshes with made-up cookies, 60 at a time",
    60,
    (attackers, n, turn) =>
      attackers.call(n, "POST", "/v1/token/refresh", {
        headers: { cookie: `refreshToken=${n}-${turn}; csrf=${n}`, origin: attackers.origin },
      }),
  ),
  strangers(
    "searches nobody made before, with text and far pages",
    40,
    (attackers, n, turn) =>
      attackers.call(
        n,
        "GET",
        `/v1/pets/search/lean?type=Dog&q=${encodeURIComponent(`golden ${n} ${turn} retrievr pupy`)}&page=${
          1 + turn % 200
        }&zip=97${String(200 + turn % 90)}&distance=${50 + n}`,
      ),
  ),
  strangers(
    "pages with made-up campaign words",
    40,
    (attackers, n, turn) => attackers.call(n, "GET", `/dogs?utm_source=${n}-${turn}&fbclid=${turn}`),
  ),
  strangers(
    "pages of pets and breeders that don't exist",
    40,
    (attackers, n, turn) =>
      attackers.call(n, "GET", `/${turn % 2 ? "pets" : "breeders"}/no-such-${n}-${turn}`),
  ),
  strangers(
    "the contract, whole, 30 at a time",
    30,
    (attackers, n) => attackers.call(n, "GET", "/openapi.json", { headers: { "accept-encoding": "gzip" } }),
  ),
  strangers(
    "ZIP codes one after the other",
    40,
    (attackers, n, turn) =>
      attackers.call(n, "GET", `/v1/places/${String(10_000 + (turn * 40 + n) % 89_999)}`),
  ),
  strangers(
    "counted shares and quotes of one pet",
    40,
    (attackers, n, turn, { petId }) =>
      turn % 2
        ? attackers.call(n, "PUT", `/v1/pets/increment_shares/${petId}`, { json: {} })
        : attackers.call(n, "POST", "/v1/payments/quote", {
          json: { petId, order: { transportation: "pickup", paymentType: "deposit" } },
        }),
  ),
  {
    name: "holds on one pet by fresh accounts",
    run: async (attackers, { petId }) => {
      const made = await many(16, (n) => attackers.signUp(n, freshEmail()));
      const tokens = made.flatMap((account) => account ? [account.token] : []);
      return await attackers.flood(32, (n) =>
        attackers.call(n, "POST", "/v1/reserve/new", {
          token: tokens[n % tokens.length]!,
          json: { petId, postalCode: "97211", order: { transportation: "pickup", paymentType: "deposit" } },
        }));
    },
  },
  {
    name: "partners for breeding and the dashboard, the dearest reads, by one breeder",
    run: async (attackers) => {
      const { token } = await attackers.signIn(4, BREEDER);
      const own = await attackers.call(4, "GET", "/v1/breeders/pets/parents", { token });
      const parentId: string = own.body.petParents[0].id;
      return await attackers.flood(50, (n, turn) =>
        attackers.call(
          n,
          "GET",
          turn % 2 ? `/v1/match/findMatchingPets?parentId=${parentId}` : "/v1/breeder/dashboard/preview",
          { token },
        ));
    },
  },
  hammer(
    "exports of everything about oneself",
    BUYER,
    (attackers, token, n) => attackers.call(n, "GET", "/v1/users/export", { token }),
  ),
  hammer(
    "messages of one account, 50 at a time",
    BUYER,
    (attackers, token, n, turn, { petId }) =>
      attackers.call(n, "POST", "/v1/chats/new", {
        token,
        json: { petId, text: `Is it 5${turn} weeks? ${n}` },
      }),
  ),
  hammer(
    "signatures for live channels",
    BUYER,
    (attackers, token, n, turn) =>
      attackers.call(n, "POST", "/v1/realtime/auth", {
        token,
        type: "application/x-www-form-urlencoded",
        body: `socket_id=${n}.${turn}&channel_name=private-breeders`,
      }),
  ),
  hammer("upload addresses that are never used", BUYER, (attackers, token, n) =>
    attackers.call(
      n,
      "GET",
      "/v1/files/upload?fileName=a.png&contentType=image%2Fpng&purpose=profile-image&size=900000",
      { token },
    )),
  {
    name: "pictures that aren't pictures, by a fresh account",
    run: async (attackers) => {
      const account = await attackers.signUp(5, freshEmail());
      const bytes = crypto.getRandomValues(new Uint8Array(60_000));
      bytes.set([0xff, 0xd8, 0xff, 0xe0]);
      return await attackers.flood(
        30,
        (n) => attach(attackers, n, account!.token, { name: "me.jpg", type: "image/jpeg", bytes }),
      );
    },
  },
  deaf("600 sockets that ask for the contract and read nothing", "/openapi.json", 4),
  deaf("600 sockets with 100 requests each in one go, unread", "/v1/pets/search/lean?type=Cat", 100),
];
