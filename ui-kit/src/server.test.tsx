import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import * as kit from "./index.ts";
import {
  Dialog,
  Gallery,
  HoldTimer,
  Menu,
  OrderSummary,
  PetCard,
  RangeField,
  Tabs,
  ToastProvider,
} from "./index.ts";

const picture = { src: "/a.webp", alt: "Juniper on a porch" };

describe("on the server, where there is no window", () => {
  test("there is really none", () => expect(typeof window).toBe("undefined"));

  test("a pet card says everything that matters", () => {
    const html = renderToString(
      <PetCard
        href="/pets/1/juniper"
        name="Juniper"
        breed="Bernese Mountain Dog"
        age="10 weeks"
        sex="Female"
        place="Burlington, VT"
        priceCents={257499}
        picture={picture}
        status="on-hold"
      />,
    );
    for (
      const word of [
        "/pets/1/juniper",
        "Juniper",
        "Bernese",
        "10 weeks",
        "Female",
        "$2,574.99",
        "In checkout",
      ]
    ) {
      expect(html).toContain(word);
    }
  });

  test("parts with effects render their first state", () => {
    const html = renderToString(
      <ToastProvider>
        <Gallery
          name="Juniper"
          items={[{ kind: "picture", ...picture }, { kind: "picture", ...picture, src: "/b.webp" }]}
        />
        <Dialog open={false} onClose={() => {}} title="Sign in">Secret</Dialog>
        <HoldTimer name="Juniper" endsAt="2026-11-21T12:00:00Z" />
        <Menu trigger="More" items={[{ label: "Edit" }]} />
        <RangeField legend="Price" min={0} max={100} value={[null, null]} onChange={() => {}} />
        <Tabs label="Pets" value="a" tabs={[{ id: "a", label: "Live", href: "/a" }]} />
        <OrderSummary lines={[{ id: "1", label: "Juniper", cents: 250000 }]} dueNowCents={37500} />
      </ToastProvider>,
    );
    expect(html).toContain("Juniper on a porch");
    expect(html).toContain("is held for you");
    // Clocks differ, so the server writes no number of minutes.
    expect(html).not.toMatch(/\d:\d\d/);
    expect(html).not.toContain("Secret");
    expect(html).toContain("$2,125");
  });

  test("every export of the kit can be loaded", () => expect(Object.values(kit).every(Boolean)).toBe(true));
});

describe("money", () => {
  test("a summary's total is the sum of its lines", () => {
    expect(kit.totalOf([{ cents: 250000 }, { cents: 7500 }, { cents: -5001 }])).toBe(252499);
  });
  test("a free price says so only where it is a gift", () => {
    expect(renderToString(<kit.Price cents={0} />)).toContain("$0");
    expect(renderToString(<kit.Price cents={0} isFree />)).toContain("Free!");
    expect(renderToString(<kit.Price cents={100} isFree />)).toContain("$1");
  });
});

test.each([
  ["In Progress", "Draft"],
  ["sold-external", "Placed elsewhere"],
  ["ON_HOLD", "In checkout"],
  ["Something new", "Something new"],
])("the status %s reads %s", (status, word) => expect(kit.statusLook(status).word).toBe(word));
