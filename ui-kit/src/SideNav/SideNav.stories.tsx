import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { SideNav, type SideNavGroup } from "./SideNav.tsx";

const groups: readonly SideNavGroup[] = [
  { links: [{ label: "Today", href: "/admin" }] },
  {
    title: "To review",
    links: [
      { label: "Verifications", href: "/admin/verifications", count: "2" },
      { label: "Listings", href: "/admin/listings", count: "1,000+" },
    ],
  },
  {
    title: "Money",
    links: [
      { label: "Orders", href: "/admin/orders" },
      { label: "Promo codes", href: "/admin/discount-codes" },
    ],
  },
];
const uncounted = groups.map(({ title, links }) => ({
  title,
  links: links.map(({ label, href }) => ({ label, href })),
}));
const meta = {
  title: "Parts/SideNav",
  component: SideNav,
  args: {
    label: "Staff",
    groups,
    current: "/admin/listings",
    note: "1,002+ waiting",
    children: <h1>Listings</h1>,
  },
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvasElement }) => {
    if (innerWidth < 1280) return;
    const nav = within(within(canvasElement).getByRole("navigation", { name: "Staff" }));
    await expect(nav.getByRole("link", { current: "page" })).toHaveAccessibleName("Listings 1,000+");
    await expect(nav.getByRole("heading", { name: "To review" })).toBeVisible();
    await expect(within(nav.getByRole("list", { name: "To review" })).getAllByRole("link")).toHaveLength(2);
    await expect(nav.queryByRole("button")).toBeNull();
  },
};

const boxes = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll("nav a, nav button, h1")].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height];
  });

function Counting() {
  const [isCounted, setCounted] = useState(false);
  return (
    <SideNav
      {...meta.args}
      groups={isCounted ? groups : uncounted}
      note={isCounted ? meta.args.note : undefined}
    >
      <h1>Listings</h1>
      <Button onClick={() => setCounted(true)}>Count</Button>
    </SideNav>
  );
}
const count: Story["play"] = async ({ canvasElement }) => {
  const before = boxes(canvasElement);
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Count" }));
  await expect(within(canvasElement).getAllByText(/1,00\d\+/)[0]).toBeInTheDocument();
  await expect(boxes(canvasElement)).toEqual(before);
};
/** Nothing moves when the counts load. */
export const Counted: Story = { render: () => <Counting />, play: count };
/** Below 1280 px a row names the page, and a press shows the others. */
export const Folded: Story = {
  globals: { viewport: { value: "p375" } },
  render: () => <Counting />,
  play: count,
};
export const Unfolded: Story = {
  globals: { viewport: { value: "p375" } },
  play: async ({ canvasElement }) => {
    if (innerWidth >= 1280) return;
    const canvas = within(canvasElement);
    const row = canvas.getByRole("button", { name: "Staff Listings 1,002+ waiting" });
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.click(row);
    await expect(row).toHaveAttribute("aria-expanded", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Today" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(row).toHaveFocus();
    await expect(canvas.queryByRole("link")).toBeNull();
    await userEvent.click(row);
    await expect(canvas.getByRole("link", { current: "page" })).toBeVisible();
  },
};
