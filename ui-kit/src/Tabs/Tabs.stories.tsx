import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { type Tab, Tabs } from "./Tabs.tsx";

type Id = "live" | "reserved" | "sold";
const TABS: Tab<Id>[] = [
  { id: "live", label: "Available", count: 14 },
  { id: "reserved", label: "Reserved", count: 3 },
  { id: "sold", label: "Sold" },
];
function Held() {
  const [at, setAt] = useState<Id>("live");
  return <Tabs label="Pets by status" tabs={TABS} value={at} onChange={setAt}>{`Pets that are ${at}`}</Tabs>;
}
const meta = { title: "Parts/Tabs", component: Held } satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("tab", { name: /Available/ }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Sold" })).toHaveFocus();
    await expect(canvas.getByRole("tabpanel", { name: "Sold" })).toHaveTextContent("Pets that are sold");
  },
};
/** Tabs with addresses are links, so the back button works. */
export const Links: Story = {
  render: () => (
    <Tabs label="Account" value="live" tabs={TABS.map((t) => ({ ...t, href: `/account/${t.id}` }))}>
      Your pets
    </Tabs>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { current: "page" })).toHaveAttribute(
      "href",
      "/account/live",
    );
  },
};
const many = (width: number) => (
  <div style={{ maxWidth: width }}>
    <Tabs
      label="Staff"
      value="9"
      tabs={Array.from(
        { length: 12 },
        (_, n) => ({ id: `${n}`, label: `Part number ${n}`, href: `/part/${n}` }),
      )}
    >
      The tenth part
    </Tabs>
  </div>
);
const boxes = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const nav = canvas.getByRole("navigation", { name: "Staff" });
  return { nav, row: nav.getBoundingClientRect(), links: canvas.getAllByRole("link") };
};
/**
 * More tabs than fit on a phone: the current page's tab is visible, and the row fades at the side with hidden
 * tabs.
 */
export const Many: Story = {
  render: () => many(320),
  play: async ({ canvasElement }) => {
    const { nav, row, links } = boxes(canvasElement);
    const here = links[9]!.getBoundingClientRect();
    await expect(here.left).toBeGreaterThanOrEqual(row.left);
    await expect(here.right).toBeLessThanOrEqual(row.right);
    await waitFor(() => expect(nav).toHaveAttribute("data-before"));
    await expect(nav).toHaveAttribute("data-after");
    nav.scrollLeft = 0;
    await waitFor(() => expect(nav).not.toHaveAttribute("data-before"));
    // Keyboard users see the focused tab.
    links.at(-1)!.focus();
    await waitFor(() => expect(nav).not.toHaveAttribute("data-after"));
    await expect(links.at(-1)!.getBoundingClientRect().right).toBeLessThanOrEqual(row.right + 1);
  },
};
/** More tabs than fit in one row of a wide page: they wrap, and all of them are visible. */
export const Wrapped: Story = {
  render: () => many(900),
  play: async ({ canvasElement }) => {
    const { nav, row, links } = boxes(canvasElement);
    for (const link of links) {
      const { left, right } = link.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(row.left);
      await expect(right).toBeLessThanOrEqual(row.right);
    }
    await expect(nav).not.toHaveAttribute("data-after");
  },
};
