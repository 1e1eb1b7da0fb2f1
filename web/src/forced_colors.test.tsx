import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cdp } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ReactNode } from "react";
import {
  Checkbox,
  CheckoutSection,
  ChipLink,
  Field,
  Gallery,
  HoldTimer,
  IconButton,
  LoadMore,
  Pagination,
  RadioGroup,
  RangeField,
  Rating,
  Select,
  SiteHeader,
  Switch,
  Tabs,
  Timeline,
} from "@hearthpaw/ui-kit";

/**
 * Emulates colors forced by the system, like Windows' contrast themes do, to check that each state remains
 * visible.
 */

const emulate = (value: "active" | "none") =>
  (cdp() as unknown as { send: (name: string, given: object) => Promise<unknown> }).send(
    "Emulation.setEmulatedMedia",
    { features: [{ name: "forced-colors", value }] },
  );
beforeAll(async () => {
  await emulate("active");
  expect(matchMedia("(forced-colors: active)").matches).toBe(true);
});
afterAll(() => emulate("none"));

const SEEN = [
  "display",
  "visibility",
  "opacity",
  "transform",
  "fontWeight",
  "textDecorationLine",
  "fill",
  "backgroundColor",
  "outlineStyle",
  "outlineWidth",
  "outlineColor",
  "borderTopWidth",
  "borderTopColor",
  "borderBottomWidth",
  "borderBottomColor",
] as const;

/** Returns the forced background color. */
const canvas = () => getComputedStyle(document.body).backgroundColor;

/**
 * Returns the visible properties of an element and its content: computed styles, pseudo-elements and
 * drawings.
 */
function looks(element: Element): string {
  const one = (at: Element) =>
    [undefined, "::before", "::after"].map((pseudo) => {
      const style = getComputedStyle(at, pseudo) as unknown as Record<string, string>;
      if (pseudo && style.content === "none") return "";
      // The width of an element is visible only if it has a background color.
      const isPaper = [canvas(), "rgba(0, 0, 0, 0)"].includes(style.backgroundColor!);
      return [...SEEN.map((name) => style[name]), isPaper || style.width].join(" ");
    });
  const all = [element, ...element.querySelectorAll("*")].filter((at) => !at.closest("[hidden]"));
  return JSON.stringify(all.map((at) => [at.tagName, at.getAttribute("d"), ...one(at)]));
}

async function elementOf(shown: ReactNode, selector: string): Promise<Element> {
  const screen = await render(<>{shown}</>);
  const found = screen.container.querySelector(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

const nothing = () => {};
const links = (current: boolean) => [{ label: "Dogs", href: "/dogs", current }];
const tabs = [{ id: "a", label: "One", href: "/a" }, { id: "b", label: "Two", href: "/b" }];
const step = (
  state: "now" | "next",
) => [{ id: "1", title: "Pay", state }, { id: "2", title: "Go", state: "next" as const }];
/** An image of one dot. */
const DOT = "data:image/gif;base64,R0lGODlhAQABAIAAAMzMzAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==";
const photos = ["1", "2"].map((alt) => ({ kind: "picture" as const, src: `${DOT}#${alt}`, alt }));

/** Pairs of states: without the property, and with it. */
const STATES: readonly [string, string, (is: boolean) => ReactNode][] = [
  ["a checked box", "label", (is) => <Checkbox label="Toy" checked={is} onChange={nothing} />],
  ["a switch that is on", "[role=switch]", (is) => <Switch label="Email" checked={is} onChange={nothing} />],
  ["a chosen way", "label", (is) => (
    <RadioGroup
      legend="Way"
      name="way"
      value={is ? "a" : "b"}
      onChange={nothing}
      options={[{ value: "a", label: "Pickup" }, { value: "b", label: "Delivery" }]}
    />
  )],
  ["a chip in force", "a", (is) => <ChipLink href="/dogs" current={is}>Dogs</ChipLink>],
  ["the open tab", "nav a", (is) => <Tabs label="Account" tabs={tabs} value={is ? "a" : "b"}>{null}</Tabs>],
  ["the part of the site", "nav a", (is) => <SiteHeader links={links(is)} actions={null} />],
  ["the page of a list", "nav", (is) => <Pagination page={is ? 2 : 1} pages={3} hrefFor={() => "/"} />],
  [
    "how much of a list is there",
    "[aria-hidden]",
    (is) => <LoadMore shown={is ? 20 : 10} total={40} noun="pets" onMore={nothing} />,
  ],
  [
    "a loved pet",
    "button",
    (is) => <IconButton icon="heart" label="Save Juniper" filled={is} aria-pressed={is} />,
  ],
  ["stars", "[aria-hidden]", (is) => <Rating value={is ? 4 : 3} />],
  ["the step that is now", "li", (is) => <Timeline label="Steps" steps={step(is ? "now" : "next")} />],
  [
    "the open part of the checkout",
    "section",
    (is) => <CheckoutSection number={1} title="Contact" state={is ? "open" : "waiting"} />,
  ],
];

/** Elements to type into or press. */
const FIELDS: readonly [string, string, () => ReactNode][] = [
  ["a field", "input", () => <Field label="ZIP code" />],
  ["a long field", "textarea", () => <Field label="Note" multiline />],
  ["a list", "select", () => <Select label="Sort" options={[{ value: "a", label: "A" }]} />],
  [
    "a price",
    "input[inputmode]",
    () => (
      <RangeField
        legend="Price"
        min={0}
        max={10}
        value={[null, null]}
        format={String}
        onChange={nothing}
      />
    ),
  ],
];

describe("with forced colors", () => {
  it("a notice on a soft color has an edge", async () => {
    const timer = await elementOf(<HoldTimer endsAt="2126-01-01T00:00:00Z" name="Dove" />, "div");
    expect(getComputedStyle(timer).borderTopStyle).toBe("solid");
  });

  it.each(STATES)("%s looks different", async (_, selector, shown) => {
    const without = looks(await elementOf(shown(false), selector));
    const withIt = looks(await elementOf(shown(true), selector));
    expect(withIt).not.toBe(without);
  });

  it("the photo that is shown is marked among the small ones", async () => {
    const gallery = await elementOf(<Gallery items={photos} name="Dove" />, "button[aria-current]");
    const [first, second] = [...gallery.parentElement!.children];
    expect(getComputedStyle(first!).outlineStyle).toBe("solid");
    expect(getComputedStyle(second!).outlineStyle).toBe("none");
  });

  it.each(FIELDS)("the focus in %s is seen", async (_, selector, shown) => {
    const field = await elementOf(shown(), selector) as HTMLElement;
    field.focus();
    const lines: CSSStyleDeclaration[] = [];
    for (let at: Element | null = field; at && at !== document.body; at = at.parentElement) {
      lines.push(getComputedStyle(at));
    }
    const drawn = lines.filter(({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle === "solid" && parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor)
    );
    expect(drawn).toHaveLength(1);
  });
});
