import { describe, expect, it } from "vitest";
import { check, readFiles, wordsOf } from "./check_words.ts";
import { EXCEPTIONS, PRESCRIBED, REFUSED } from "./words/refused.ts";
import { textsOfCode, textsOfContract, textsOfPage } from "./words/strings.ts";

const inCode = (source: string, name = "web/src/x.tsx") => wordsOf(name, textsOfCode(name, source));
const inContract = (source: string, name = "openapi/paths/x.yaml") =>
  wordsOf(name, textsOfContract(name, source));

describe("what a person reads", () => {
  it.each([
    ["a text", `const a = "Check your e-mail.";`],
    ["a template", "const a = `${name} sent a picture.`;"],
    ["parts that are put together", `const a = "Wait for the " + "hand-over.";`],
    ["a text over several lines", `const a = "Wait for the hand-" +\n  \`over of \${name}.\`;`],
    ["what stands between tags", `const a = <p>\n  Please sign\n  in.\n</p>;`],
    ["an attribute for people", `const a = <img alt="A picture of Maple" />;`],
    ["an option for people", `show({ title: "Sent by mail" });`],
    ["a choice in markup", `const a = <p className="x">{isNew ? "New mail" : "Read"}</p>;`],
    ["a part of a template in a template", "const a = `One ${two ? `more picture` : ``}`;"],
  ])("is %s", (_what, source) => expect(inCode(source)).toHaveLength(1));

  it.each([
    ["comments", `// Please send an e-mail.\n/** The picture's key. */\nconst a = 1;`],
    ["names and types", `type Picture = "mail"; const picture: Picture = "mail";`],
    ["modules", `import { picture } from "./picture mail.ts";`],
    ["classes and keys", `const a = <p className="picture mail" id="please go" key="the mail">{t}</p>;`],
    ["words of machines", `const kind = "hand-over"; const b = "uploads/picture"; is(a === "the picture");`],
    ["SQL", "sql`select animal from animals where picture = please`;"],
    ["the log", `log.info("the mail was sent");`],
  ])("is not %s", (_what, source) => expect(inCode(source)).toEqual([]));

  it("says where, what, and what to say instead", () => {
    expect(inCode(`\nconst a = "Choose a picture.";`)).toEqual([
      'web/src/x.tsx:2: "picture" in "Choose a picture.": say instead: photo',
    ]);
  });

  it.each([
    ["a summary", "get:\n  summary: My favourites\n"],
    ["a description over lines", "get:\n  description: >-\n    Sent by\n    mail.\n"],
    ["an example", "get:\n  example:\n    text: The hand-over went well.\n"],
    ["a value of an example", "Maple:\n  value:\n    names: [{ label: Two pictures }]\n"],
    ["the words of an error", "codes:\n  detail: Please try again.\n"],
  ])("is %s of the contract", (_what, source) => expect(inContract(source)).toHaveLength(1));

  it.each([
    ["names", "favourites:\n  enum: [hand-over, the mail]\n  operationId: listFavourites\n"],
    ["what stands in code", "get:\n  description: See `the picture` of it.\n"],
    ["comments", "# Please send an e-mail.\nget: {}\n"],
  ])("is not %s of the contract", (_what, source) => expect(inContract(source)).toEqual([]));
});

describe("a page of Storybook", () => {
  const inPage = (source: string) => wordsOf("ui-kit/src/Ideas.mdx", textsOfPage(source));

  it("is read by its paragraphs, with their lines", () => {
    const page =
      '# Ideas\n\nimport { Type } from "./picture.tsx";\n\nSent by\n**mail**.\n\n1. One.\n2. A picture.\n';
    expect(inPage(page).map((fault) => fault.split(":", 2).join(":"))).toEqual([
      "ui-kit/src/Ideas.mdx:5",
      "ui-kit/src/Ideas.mdx:9",
    ]);
  });

  it("is not read in its code, elements and addresses", () => {
    expect(inPage('<Meta title="The mail" />\n\n`the mail` and [this](/the-mail).\n\n```ts\nthe mail\n```\n'))
      .toEqual([]);
  });

  it("is among the files", () => expect(readFiles()).toContain("ui-kit/src/Ideas.mdx"));
});

describe("the words", () => {
  it.each([
    "Hand in for review",
    "What you handed in",
    "Second factor",
    "Choose the way home",
    "Give Millie up?",
    "The animal is yours",
    "People whom we have checked",
    "Weight: not stated",
    "Go on",
    "Something went wrong with it",
    "Hello Dana,",
    "Your pet is here!",
    "A fee of 3 % is added",
    "Your account rests until you come back.",
    "Due now, the deposit",
    "Street and number",
    "Mend the file",
    "Cancelled by the breeder",
    "Your favourite colour",
    "You don’t need one",
    "Someone else was faster",
    "First in, first out.",
    "Find among 30 breeds",
    "Use any later date",
    "Join the waitlist of Maple Ridge?",
    "Verify your email",
  ])("refuse %j", (text) => expect(inCode(`const a = ${JSON.stringify(text)};`).length).toBeGreaterThan(0));

  it.each([
    ...PRESCRIBED.filter((sentence) => sentence.includes(" ")),
    "We sent you an email.",
    "100% goes to an animal rescue.",
    "Upload a photo of your pet",
    "Handed over",
    "You can't take any more of these.",
    "Join the Maple Ridge waitlist?",
    "Your refund is on the way",
  ])("allow %j", (text) => expect(inCode(`const a = ${JSON.stringify(text)};`)).toEqual([]));

  it("say what to say instead, and exceptions why", () => {
    for (const { instead } of REFUSED) expect(instead).not.toBe("");
    for (const { because } of EXCEPTIONS) expect(because.length).toBeGreaterThan(5);
  });

  it("leave out a word for which a file has a reason, and no other", () => {
    const name = "web/src/features/payouts/texts.ts";
    expect(inCode(`const a = "Date (UTC)";`, name)).toEqual([]);
    expect(inCode(`const a = "Date (UTC) of the mail";`, name)).toHaveLength(1);
  });
});

it("the whole project reads well, and every exception is of a file that is there", () => {
  expect(check()).toEqual([]);
  const files = readFiles();
  expect(files.length).toBeGreaterThan(900);
  for (const { files: of } of EXCEPTIONS) expect(files.some((file) => of.test(file)), String(of)).toBe(true);
});
