import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
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
/** With addresses they are links, so that the back button works. */
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
/** More than fit: the page's own tab is in sight. */
export const Many: Story = {
  render: () => (
    <div style={{ maxWidth: 320 }}>
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
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole("navigation", { name: "Staff" }).getBoundingClientRect();
    const here = canvas.getByRole("link", { current: "page" }).getBoundingClientRect();
    await expect(here.left).toBeGreaterThanOrEqual(row.left);
    await expect(here.right).toBeLessThanOrEqual(row.right);
  },
};
