import { describe, expect, it } from "vitest";
import {
  catalogs,
  check,
  cutOffNames,
  looseTexts,
  readFiles,
  sellerPairs,
  textsAsValues,
} from "./check_texts.ts";

const loose = (source: string) => looseTexts("web/src/features/x/X.tsx", source);

describe("a text outside of a catalogue", () => {
  it.each([
    ["what stands between tags", "const a = <p>Reserved</p>;"],
    ["one small word between tags", "const a = <p>{from} to {until}</p>;"],
    ["a text in braces", 'const a = <p>{"and"}</p>;'],
    ["a choice in markup", 'const a = <p>{isNew ? texts.now : "new"}</p>;'],
    ["a fallback in markup", 'const a = <p>{name ?? "nobody"}</p>;'],
    ["a template in markup", "const a = <p>{`${miles} mi`}</p>;"],
    ["an attribute for people", 'const a = <img alt="puppy" />;'],
    ["an attribute of a screen reader", 'const a = <nav aria-label="Pages" />;'],
    ["a choice in an attribute", 'const a = <Field label={isNew ? "New" : texts.old} />;'],
    ["a property for people", 'const a = <Button retryLabel="again" />;'],
    ["an option for people", 'show({ title: "Saved" });'],
    ["a word in a sentence", 'const a = { words: "weight" };'],
    ["a word that is a type elsewhere", 'type A = "name"; const a = { words: "name" };'],
    ["a reason", 'const a = <Option disabledReason="sold" />;'],
    ["a term", 'const a = { term: "Deposit", details: texts.deposit };'],
    ["a message", 'const a = { message: isNew ? "sent" : texts.old };'],
    ["a button and a badge", 'const a = { button: texts.save, badge: "New" };'],
    ["the title of a page", 'const a = { head: () => privateHead("Your profile") };'],
    ["a message of a rule", 'const a = isWrong ? "Enter a name." : undefined;'],
    ["a sentence with values", "const a = `${name} is reserved`;"],
    ["a sentence that is thrown at people", 'throw new UploadError("Choose another photo.");'],
    ["a sentence under a name of machines", 'const a = { name: "Your video" };'],
  ])("is %s", (_what, source) => expect(loose(source)).toHaveLength(1));

  it.each([
    ["a text of a catalogue", "const a = <p title={texts.home}>{texts.reserved(name)}</p>;"],
    ["signs and numbers", 'const a = <p>{from} – {until} · 100 {"%"} {" "}</p>;'],
    ["comments, names and types", '/** Choose a name. */\ntype A = "Used up"; const a: A = "Used up";'],
    ["modules", 'import { a } from "./a choice of.ts";'],
    [
      "classes, keys and addresses",
      'const a = <a className="a b" key="the one" href="/search?a=b c">{t}</a>;',
    ],
    ["values of machines", 'const a = { type: "Dog", icon: "check" }; const b = <Badge tone="good" />;'],
    ["a declared value", 'const a: Record<State, "check" | "info"> = { done: "check" };'],
    ["what is compared", 'const a = <p>{kind === "one of many" ? texts.one : texts.many}</p>;'],
    [
      "styles, headers and media",
      'const a = ["min(420px, 70%)", "(min-width: 64em) 9em, 92vw", "text/html; charset=utf-8"];',
    ],
    ["a list of tokens", 'const a = "allow-scripts allow-same-origin allow-forms";'],
    ["a fault of the code", 'throw new Error("there is no session above it");'],
    ["the log", 'console.warn("the call was too slow");'],
  ])("is not %s", (_what, source) => expect(loose(source)).toEqual([]));

  it("is told with its place", () => {
    expect(loose("const a = (\n  <p>\n    Not\n    yet\n  </p>\n);")).toEqual([
      `web/src/features/x/X.tsx:3: "Not yet" stands outside of its folder's texts.ts`,
    ]);
  });
});

describe("a text of a catalogue that is used as a value", () => {
  const values = (source: string) => textsAsValues("web/src/features/x/X.tsx", source);
  it.each([
    ["what is compared", "const a = kind === texts.dog;"],
    ["what is compared with a choice", 'const a = (isNew ? texts.dog : "Cat") !== kind;'],
    ["a case", "switch (kind) { case texts.dog: }"],
    ["a key", "const a = prices[texts.dog];"],
    ["what is looked for", "const a = kinds.includes(texts.dog);"],
    ["a part of a form", "const a = form.get(texts.kind(1));"],
    ["a selector", "target.closest(texts.fields);"],
    ["an attribute of a form", "const a = <Field name={texts.kind} />;"],
    ["an id", "const a = <p id={`${texts.kind}-1`} />;"],
    ["an element's value", "const a = <option value={texts.dog}>{texts.dog}</option>;"],
    ["an option known by its words", "const a = [{ value: texts.dog, label: texts.dog }];"],
    ["a part of a body", "save(client, { body: { id, pets: [{ kind: isNew ? texts.dog : kind }] } });"],
    ["a part of a query", "find(client, { query: { ...more, kind: texts.kinds.dog } });"],
    ["the name of a fault", "class A extends Error { override name = texts.fault; }"],
  ])("is %s", (_what, source) => expect(values(source)).toHaveLength(1));

  it.each([
    ["what is shown", "const a = <Fact label={texts.kind} value={texts.dog}>{texts.dogs(2)}</Fact>;"],
    ["words for a field", 'const a = { name: texts.enterAName, kind: isNew ? texts.dogOrCat : "" };'],
    ["words beside a value", 'const a = [{ value: "dog", label: texts.dog }];'],
    ["what is joined", "const a = names.join(texts.and);"],
    ["another's property", "save(client, { body: { texts: values } });"],
    ["what a call depends on", 'const a = kind === "Dog" ? texts.dog : texts.cat;'],
  ])("is not %s", (_what, source) => expect(values(source)).toEqual([]));

  it("is told with its place", () => {
    expect(values("const a =\n  kind === texts.dog;")).toEqual([
      "web/src/features/x/X.tsx:2: texts.dog is a text, and no value",
    ]);
  });
});

describe("a name that is its text's first words", () => {
  const names = (source: string) => cutOffNames("web/src/features/x/texts.tsx", source);
  it.each([
    ["of a text", 'export const youCanChangeThisAny = "You can change this any time.";'],
    [
      "of a sentence with a value",
      "export const weSentItToYour = (a: string) => `We sent it to your address ${a}.`;",
    ],
    [
      "of a sentence with a link",
      "export const readOurTermsBeforeYou = (a: Wrap) => <>Read our terms before you sign {a('here')} today.</>;",
    ],
    ["without its signs", 'export const youreAllSetWithTwo = "You\'re all set with two-step verification.";'],
  ])("is cut off: %s", (_what, source) => expect(names(source)).toHaveLength(1));

  it.each([
    ["the whole text", 'export const showMoreOfThemAll = "Show more of them all";'],
    ["a name by what it is for", 'export const laterHint = "You can change this later.";'],
    ["a few words", 'export const whatWePromise = "What we promise to buyers";'],
    ["a helper of the catalogue", "const youCanChangeThisAny = 3;"],
  ])("is not %s", (_what, source) => expect(names(source)).toEqual([]));

  it("is told with its place", () => {
    expect(
      names('export const a = "A";\nexport const youCanChangeThisAny = "You can change this any time.";'),
    )
      .toEqual([
        "web/src/features/x/texts.tsx:2: youCanChangeThisAny only begins its text: name it by what the text is for",
      ]);
  });
});

describe("a word for one kind of seller", () => {
  const source =
    'export const done = (isShelter: boolean) => `The ${isShelter ? "adoption" : "sale"} is complete`;';

  it("is refused in a catalog, with its place", () => {
    expect(sellerPairs("web/src/features/x/texts.ts", `\n${source}`)).toEqual([
      "web/src/features/x/texts.ts:2: take the word from sellerWords",
    ]);
  });

  it("has one place of its own", () => {
    expect(sellerPairs("web/src/lib/seller_texts.ts", source)).toEqual([]);
  });
});

it("none is left in the web, whose screens, rules and catalogues are all read", () => {
  expect(check()).toEqual([]);
  expect(catalogs().length).toBeGreaterThan(60);
  const files = readFiles();
  expect(files.length).toBeGreaterThan(450);
  expect(files.filter((path) => /texts\.|\.test\./.test(path))).toEqual([]);
});
