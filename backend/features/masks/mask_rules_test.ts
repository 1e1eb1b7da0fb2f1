import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mask, maskFileName } from "./mask_rules.ts";

const P = "[phone number hidden]";
const E = "[email hidden]";
const H = "[payment handle hidden]";
const S = "[social handle hidden]";
const L = "[link hidden]";
const A = "[street address hidden]";

/** Original texts, and their masked form for the other side. */
const MASKED: readonly (readonly [string, string])[] = [
  ["Call me at 503-555-0118", `Call me at ${P}`],
  ["(503) 555-0118 is my cell", `${P} is my cell`],
  ["(503)555-0118", P],
  ["503.555.0118", P],
  ["503 555 0118 anytime", `${P} anytime`],
  ["My number is 5035550118.", `My number is ${P}.`],
  ["+1 503 555 0118", P],
  ["+15035550118 works", `${P} works`],
  ["1-503-555-0118", P],
  ["1 (503) 555 0118", `1 (503) 555 0118`.replace(/.*/, P)],
  ["503/555/0118", P],
  ["503-5550118", P],
  ["503 - 555 - 0118", P],
  ["503_555_0118", P],
  ["503*555*0118", P],
  ["503,555,0118", P],
  ["503--555--0118", P],
  ["5 0 3 5 5 5 0 1 1 8", P],
  ["5-0-3-5-5-5-0-1-1-8", P],
  ["5o3-555-o118", P],
  ["503 55 50 118 text me", "503 55 50 118 text me".replace("503 55 50 118", P)],
  ["five oh three five five five zero one one eight", P],
  ["Five-zero-three, five-five-five, oh-one-one-eight", P],
  ["503 five five five 0118", P],
  ["five zero three triple five zero one one eight", P],
  ["five oh three, five fifty-five, oh one eighteen", P],
  ["５０３-５５５-０１１８", P],
  ["5️⃣0️⃣3️⃣5️⃣5️⃣5️⃣0️⃣1️⃣1️⃣8️⃣", P],
  ["503\u200b555\u200b0118", P],
  ["٥٠٣-٥٥٥-٠١١٨", P],
  ["503\n555\n0118", P],
  ["call503-555-0118", `call${P}`],
  ["503:555:0118", P],
  ["503; 555; 0118", P],
  ["503=555=0118", P],
  ["503 → 555 → 0118", P],
  ["503🐶555🐶0118", P],
  ["503 ❤️ 555 ❤️ 0118!", `${P}!`],
  ["#503 #555 #0118", `#${P}`],
  ["503?555?0118", P],
  ["503-555-0118x22", `${P}x22`],
  ["503-555-0118 pm is best", `${P} pm is best`],
  ["text 555-0118", `text ${P}`],
  ["Ring me on +44 20 7946 0958", `Ring me on ${P}`],
  ["My ZIP is 97211, phone 503-555-0118", `My ZIP is 97211, phone ${P}`],
  ["97211 503 555 0118", `97211 ${P}`],
  ["She is $2,500, call 503.555.0118 before 11/22/2026", `She is $2,500, call ${P} before 11/22/2026`],
  ["Chip 985112004567890, cell 503 555 0118", `Chip 985112004567890, cell ${P}`],
  ["Two numbers: 503-555-0118 or 541-555-0177", `Two numbers: ${P} or ${P}`],
  ["dana@example.com", E],
  ["Write to Dana.Whitfield+pups@mail.example.org!", `Write to ${E}!`],
  ["dana @ gmail . com", E],
  ["dana at gmail dot com", E],
  ["name at mail dot com", E],
  ["dana AT gmail DOT com please", `${E} please`],
  ["dana (at) mail (dot) com", E],
  ["dana[at]mail[dot]com", E],
  ["dana(at)gmail.com", E],
  ["dana at gmail.com", E],
  ["dana@gmail", E],
  ["my email is dana.pups at gmail", `my email is ${E}`],
  ["ｄａｎａ＠ｇｍａｉｌ．ｃｏｍ", E],
  ["dana@willow-creek.pet is best", `${E} is best`],
  ["my venmo is danaw", `my venmo is ${H}`],
  ["Venmo: @Dana-Whitfield-3", `Venmo: ${H}`],
  ["Venmo @danaw works", `Venmo ${H} works`],
  ["Send it on Cash App: $danaw26", `Send it on Cash App: ${H}`],
  ["cashapp $willowcreek", `cashapp ${H}`],
  ["$willowcreek", H],
  ["Zelle to 503-555-0118", `Zelle to ${P}`],
  ["Zelle me at dana@mail.com", `Zelle me at ${E}`],
  ["venmo dana-whitfield", `venmo ${H}`],
  ["My PayPal username is danaw", `My PayPal username is ${H}`],
  ["PayPal.me/danaw", L],
  ["paypal dot me slash danaw", L],
  ["https://venmo.com/u/danaw", L],
  ["cash.app/$danaw", L],
  ["bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", H],
  ["account number 000123456789 routing 121000358", `account number ${H} routing ${H}`],
  ["See willowcreekcavaliers.com/maple", `See ${L}`],
  ["https://example.org/a?b=c.", `${L}.`],
  ["www.willow-creek.net", L],
  ["it's on willowcreek dot com", `it's on ${L}`],
  ["wa.me/15035550118", L],
  ["I'm @willow_creek on there", `I'm ${S} on there`],
  ["Come to 2114 NE Alder Street tomorrow", `Come to ${A} tomorrow`],
  ["8 Valencia St., San Francisco, CA 94110", `${A}, San Francisco, CA 94110`],
  ["PO Box 1182", A],
  ["503\u2043555\u20430118", P],
  ["➄⓪➂⑤➎⓹⓿❶①➇", P],
  ["dana (a) gmail dot com", E],
  ["d a n a @ g m a i l . c o m", E],
  ["my gmail is dana.whitfield, write me", `my gmail is ${E}, write me`],
  ["gmail: danaw26", `gmail: ${E}`],
  ["it's willowcreek(.)com", `it's ${L}`],
  ["willowcreek[.]com/maple", L],
  ["see willowcreek . com", `see ${L}`],
  ["come to 2114 ne alder street tomorrow", `come to ${A} tomorrow`],
  ["we're at 123 main st, portland", `we're at ${A}, portland`],
  ["123 MAIN STREET", A],
  ["it's 88 old mill road", `it's ${A}`],
  ["(5O3) 555-Ol18", P],
  ["5o3 5s5 o1l8", P],
  ["f1ve z3ro thr3e f1ve f1ve f1ve z3ro 0ne 0ne e1ght", P],
  ["fiv oh tree fiv fiv fiv oh wun wun ate", P],
  ["5four1 5five5 oh14two", P],
  ["1-800-555-PUPS", P],
  ["503-555-PAWS", P],
  ["555-0118, we're in the 503 area", `${P}, we're in the ${P} area`],
  ["555-0118 / 503", P],
  ["quinientos tres, quinientos cincuenta y cinco, cero uno dieciocho", P],
  ["look up dana_w on Instagram", `look up ${S} on Instagram`],
  ["I'm danawhit26 on Signal", `I'm ${S} on Signal`],
  ["message Dana Whitfield on messenger", `message ${S} on messenger`],
  ["👻 danawhit26", `👻 ${S}`],
  ["on the gram we're danawhit", `on the gram we're ${S}`],
  ["reddit u/danawhit", `reddit ${S}`],
  ["Faceb00k: danawhit", `Faceb00k: ${S}`],
  ["in$tagram danawhit26", `in$tagram ${S}`],
  ["f.b. Dana Whitfield", `f.b. ${S}`],
  ["en Instagram soy danawhit", `en Instagram soy ${S}`],
  ["búscame en Facebook como Dana Whitfield", `búscame en Facebook como ${S}`],
  ["ca$h tag is danawhit", `ca$h tag is ${H}`],
  ["ven mo dana-whit", `ven mo ${H}`],
  ["dollar sign danawhit", H],
  ["pay pal me danawhit26", `pay pal me ${H}`],
  ["Western Union to Dana Whitfield, Salem", `Western Union to ${H}, Salem`],
  ["dаnа@gmаil.com", E],
  ["danawhit atsign gmail period com", E],
  ["danawhit (gmail)", E],
  ["danawhit at gee mail", E],
  ["danawhit 📧 gmail ⚫ com", E],
  ["danawhit\n@gmail.com", `${E}\n${E}`],
  ["moc.liamg@tihwanad", E],
  ["willowcreek d0t c0m", L],
  ["willowcreek.c o m", L],
  ["willowcreek·com", L],
  ["willowcreek。com", L],
  ["w w w . willowcreek . u s", L],
  ["willow creek cavaliers dot com", L],
  ["willowcreek (dot com)", `${L})`],
  ["our dot com is willowcreek", `our dot com is ${L}`],
  ["danawhit (at gmail)", `${E})`],
  ["danawhit is my insta", `${S} is my insta`],
  ["add me: danawhit, snap", `add me: ${S}, snap`],
  ["search facebook for Dana Whitfield", `search facebook for ${S}`],
  ["insta: search for danawhit", `insta: search for ${S}`],
  // Typing errors, other languages, and parts of a number
  ["fivve zeroo threee fivve fivve fivve zeroo onne onne eeight", P],
  ["siven won three five five five zero one nine too", P],
  ["sechs eins vier fünf fünf fünf null eins sieben sieben", P],
  ["шесть один четыре пять пять пять ноль один семь семь", P],
  ["五〇三 五五五 〇一一八", P],
  ["call 🖐🅾️🤟 🖐🖐🖐 🅾️☝️☝️🖐", `call ${P}`],
  ["Area code: 503. Number: 555 0118", `Area code: ${P}. Number: ${P}`],
  [
    "My number starts with 503, ends in 0118, with 555 in the middle",
    `My number starts with ${P}, ends in ${P}, with ${P} in the middle`,
  ],
  ["call my brother at 011 52 55 5512 3468", `call my brother at ${P}`],
  // Handles told around their network, and names to look up
  ["fcebook: Dana Whitfield", `facebook: ${S}`.replace("facebook", "fcebook")],
  ["insta: L as in lion, A as in apple, R as in rain, K as in kite", `insta: ${S}`],
  [
    "You can see them on instagram. The name there is larkmeadowpups.",
    `You can see them on instagram. The name there is ${S}.`,
  ],
  ["google Larkmeadow Doodles", `google ${S}`],
  ["type larkmeadow doodles into google", `type ${S} into google`],
  ["larkmeadow22 on snap, and again larkmeadow22", `${S} on snap, and again ${S}`],
  // Places
  ["4410 PINECREST WAY", A],
  ["we live on Cedar Hill Lane", `we live on ${A}`],
  ["corner of Birch St & 9th Ave", `corner of ${A}`],
  ["GPS 44.0582, -121.3153", `GPS ${A}`],
  ["RR 2 Box 118", A],
  // Sites
  ["Go to larkmeadow then put .com after it", `Go to ${L}`],
  ["add .com to our kennel name, larkmeadow", `${L} to our kennel name, ${L}`],
];

/** Texts that must stay unchanged. */
const KEPT: readonly string[] = [
  "She is $1,200.",
  "The deposit is $375, the balance $2,200, so $2,575.00 in all.",
  "1,200 or 1,300 dollars?",
  "Between 800-1200 for a male",
  "Prices were 1500, 1800 and 2200 last year",
  "$2500 $3000 $3500",
  "US$1,200 is fine",
  "That's 2.5k",
  "Born 9/12/2025, ready 11/07/2025",
  "Visits on 2025-11-22 or 2025-11-29",
  "11.22.2026 - 12.01.2026 works",
  "Ready on November 22, 2026 at 4:30 pm",
  "A 45 minute drive, 20 miles of gravel road",
  "12 puppies on the road, and 30 more down the lane",
  "We walk 15 blocks along the avenue",
  "250: $300, 350: $412, 450: $612.50",
  "Weights 412g; 455g; 512g; 1012g",
  "Open 10:30; 11:15; 14:45; 16:20",
  "50% now, 250% of what we asked, 555 in all",
  "Call me on 11/22/2026",
  "Could you call between 9 and 5?",
  "I can be there at 10:30 on 12/05",
  "Microchip 985112004567890",
  "Microchip 985 112 004 567 890",
  "985-112-004-567-890 is her chip",
  "Her chip: 9 8 5 1 1 2 0 0 4 5 6 7 8 9 0",
  "Old chip 028*345*678",
  "AKC SR12345601, sire SR98765402",
  "CFA 0892-02412345",
  "We live in 97211",
  "ZIP 97211-1234",
  "From 97330 to 97211",
  "She weighs 4 lb 6 oz",
  "Weights: 12 14 16 18 20 lb",
  "4.5 lb at 8 weeks, 6.2 lb at 10 weeks, 9 lb at 12 weeks",
  "Vaccines at 6, 8, 10, 12 and 16 weeks",
  "12 week old puppies, 3 boys and 2 girls",
  "one of two, maybe three or four left",
  "Two five-month-old kittens",
  "She eats 3 times a day: 7, 12 and 6 pm",
  "50 degrees, 24/7, 100%",
  "Do you take Venmo or PayPal for the deposit?",
  "Is Zelle ok?",
  "PayPal is fine with me",
  "Venmo is not safe, I'd rather pay here",
  "I prefer Cash App to Zelle",
  "We don't take Apple Pay, only what Hearthpaw offers",
  "Meet at noon @ the clinic",
  "See you @ 5pm, or @noon",
  "I looked at yahoo for reviews",
  "We are at home. Me and my wife.",
  "She loves the dog.Pet her gently",
  "Ready.So excited",
  "i.e. a playful pup, e.g. Maple",
  "Dr. Smith at the vet, 3:15 p.m.",
  "Good with kids/cats/dogs",
  "Reservation HP-7K3F-22Q9",
  "Rabies tag 2025-11842",
  "OFA CAV-EYE5012/48F-VPI",
  "4x4 crate, 36 in x 24 in",
  "Flight AA 2214 lands at 6:05",
  "She is 98% housebroken!",
  "Hours: Mon-Fri 9-5, Sat 10-2",
  "10 puppies in 2 litters over 3 years, 11 homes",
  "It's a 45 minute drive, or a 30 mile drive from Salem",
  "Could you do 9:00? 9:30? 10:15? Or 11:45?",
  "Feeding: 7:00, 12:00, 17:00, 21:00",
  "Weights by week: 2.1, 2.4, 2.8, 3.1, 3.5 lb",
  "Temps were 98.6, 99.1, 101.2, and 100.4 this week",
  "We have 10 acres, drive over any time, or 12 acres drive over",
  "She is 12 weeks down the road to being trained",
  "Only 10 minutes off the road, 20 miles from the street",
  "We have 12 small dogs on the way, and 20 are on the road",
  "There were 40 big dogs at st bernard day",
  "My gmail is broken, yahoo is fine",
  "Ready now . me too",
  "2 of them (a) playful (b) calm",
  "Adult weight 13-18 lb, height 12-13 in",
  "Is Maple used to cats?",
  "Thanks so much 😀 we're excited!!!",
  "DN70451203 is her TICA number",
  "TS12345601 and WS98765402",
  "CFA 1234-5678901 and 1234-5678902",
  "800/900/1000 for boys, tri, merle",
  "300+1550+75=1925",
  "Volhard: 3-3-4-3-4-3-3-4-3-3",
  "5/20 5.1 | 5/21 5.3 | 5/22 5.4",
  "Weights 395 410 1020 1105 g",
  "Sire: CH Willow's Seven Come Eleven, dam: Willow's One For The Road",
  "Flight 432-1187, order 4021-5567-88",
  "Found you on Facebook, saw poodles on Instagram",
  "Facebook, Instagram and Twitter are not for me",
  "Greenville, SC - pickup, WA: Seattle",
  "The outlook is good, signal is weak",
  "Search Facebook for reviews of us, check Instagram for photos",
  "At lunchtime, Signal barks at squirrels",
  "We follow Puppy Culture on YouTube",
  "Our website is slow today",
  "Eight Is Enough and Two For The Show",
  "Two to four weeks, or six to eight for some",
  "",
  "We have 30 sunny acres near Bend",
  "My area code is like everyone's in Bend",
  "My facebook memories showed our old boy today",
  "Test card 4000 0025 0000 3155",
  "Google Addison's before you decide",
  "Find Royal Canin online",
  "Feed tag 417, lot 555, exp 01/53",
  "The litter theme is streets: Abbey Road, Penny Lane, Bourbon Street",
  "👌👌👌 perfect, ✌️✌️ thanks",
];

const grouped = (digits: string, [a, b, c]: readonly string[]) =>
  `${a}${digits.slice(0, 3)}${b}${digits.slice(3, 6)}${c}${digits.slice(6)}`;
const digit = (from: number) => fc.integer({ min: from, max: 9 }).map(String);
const phone = fc.tuple(digit(2), digit(0), digit(0), digit(2), ...Array.from({ length: 6 }, () => digit(0)))
  .map((digits) => digits.join(""))
  // "2-1-1-2-1-1-1-1-1-1" are the scores of a puppy's test.
  .filter((digits) => /[0789]/.test(digits));
const WRITTEN = [
  ["", "-", "-"],
  ["(", ") ", "-"],
  ["", ".", "."],
  ["", " ", " "],
  ["", "", ""],
  [
    "+1 ",
    " ",
    " ",
  ],
  ["1-", "-", "-"],
  ["", " - ", " - "],
  ["", "/", "/"],
];
const spaced = (digits: string) => [...digits].join(" ");
const NUMERALS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const spelled = (digits: string) => [...digits].map((one) => NUMERALS[Number(one)]).join(" ");
const around = fc.constantFrom(
  "Hi Dana,",
  "is best.",
  "Thanks!",
  "She is $1,200.",
  "We live in 97211.",
  "",
  "Ok?",
);

describe("mask", () => {
  it.each(MASKED)("%s", (text, read) => {
    const masked = mask(text);
    expect(masked.text).toBe(read);
    expect(masked.kinds.length).toBeGreaterThan(0);
    expect(mask(masked.text)).toEqual({ text: masked.text, kinds: [] });
  });

  it.each(KEPT)("leaves: %s", (text) => expect(mask(text)).toEqual({ text, kinds: [] }));

  it.each([
    ["call_503-555-0118_today.jpg", `call_${P}_today.jpg`],
    ["insta.larkmeadow_doodles.heic", `insta.${S}.heic`],
    ["litter IG-larkmeadow_pups.jpg", `litter IG-${S}.jpg`],
    ["my_puppy_photo.jpg", "my_puppy_photo.jpg"],
    ["Sunny_blue_week_7.jpg", "Sunny_blue_week_7.jpg"],
    ["health_guarantee_2026.pdf", "health_guarantee_2026.pdf"],
  ])("masks the name of the file %s", (name, read) => expect(maskFileName(name).text).toBe(read));

  it("leaves links to the product itself, and no others that look like them", () => {
    const own = "Her sister: https://hearthpaw.com/pets/maple";
    expect(mask(own, "hearthpaw.com").text).toBe(own);
    for (const other of ["https://hearthpaw.com.example.net/x", "https://hearthpaw.com@example.net/"]) {
      expect(mask(other, "hearthpaw.com").text).not.toContain("example");
    }
    expect(mask("https://hearthpaw.com/?q=503-555-0118", "hearthpaw.com").text).not.toContain("0118");
  });

  it("never makes a text longer than a message may be", () => {
    const { text, kinds } = mask("$ab ".repeat(1000));
    expect([text.length <= 4000, text.slice(0, 8), kinds]).toEqual([true, "••• ••• ", ["payment"]]);
  });

  it.each(["503-555-2311", "(503) 555-2313", "2 0 0 2 0 0 2 3 1 1", "200-200-2313"])(
    "finds a number whose digits could be letters of a service: %s",
    (text) => expect(mask(`Hi Dana, ${text}`)).toEqual({ text: `Hi Dana, ${P}`, kinds: ["phone"] }),
  );

  it("finds a number in whatever text and writing it stands", () => {
    fc.assert(
      fc.property(phone, fc.nat(WRITTEN.length + 1), around, around, (digits, way, before, after) => {
        const written = way < WRITTEN.length
          ? grouped(digits, WRITTEN[way]!)
          : way === WRITTEN.length
          ? spaced(digits)
          : spelled(digits);
        const { text, kinds } = mask(`${before} ${written} ${after}`);
        expect(kinds).toEqual(["phone"]);
        expect(text).toBe(`${before} ${P} ${after}`);
      }),
      { numRuns: 200 },
    );
  });

  it("leaves prices, days, weights, chips and ZIP codes, alone and side by side", () => {
    const two = (value: number) => String(value).padStart(2, "0");
    const price = fc.integer({ min: 1, max: 99_999 }).map((dollars) => `$${dollars.toLocaleString("en-US")}`);
    const day = fc.tuple(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 2000, max: 2039 }),
    )
      .chain(([month, date, year]) =>
        fc.constantFrom(
          `${month}/${date}/${year}`,
          `${year}-${two(month)}-${two(date)}`,
          `${month}-${date}-${year}`,
        )
      );
    const weight = fc.integer({ min: 1, max: 999 }).map((tenths) => `${tenths / 10} lb`);
    const chip = fc.tuple(fc.integer({ min: 100, max: 999 }), fc.integer({ min: 1e11, max: 1e12 - 1 }))
      .map(([maker, rest]) => `${maker}${rest}`)
      .chain((digits) => fc.constantFrom(digits, digits.replace(/(...)(?=.)/g, "$1 ")));
    const zip = fc.integer({ min: 501, max: 99_950 }).map((code) => String(code).padStart(5, "0"));
    fc.assert(
      fc.property(
        fc.array(fc.oneof(price, day, weight, chip, zip), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(", ", " and ", "; ", ".\n"),
        (facts, between) => {
          const text = `She: ${facts.join(between)}.`;
          expect(mask(text)).toEqual({ text, kinds: [] });
        },
      ),
      { numRuns: 200 },
    );
  });

  it("takes any text, keeps what is around, and finds nothing more in what it gave", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
        const { text: once, kinds } = mask(text);
        if (kinds.length === 0) expect(once).toBe(text);
        expect(mask(`${text} 503-555-0118`).text).not.toContain("555-0118");
      }),
      { numRuns: 200 },
    );
  });
});
