import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Icon } from "../Icon/Icon.tsx";
import { Menu } from "./Menu.tsx";

const archive = fn();
const meta = {
  title: "Parts/Menu",
  component: Menu,
  args: {
    label: "Actions for Juniper",
    trigger: <Icon name="more" />,
    align: "start",
    items: [
      { label: "Edit", icon: "edit", href: "/breeder/pets/juniper" },
      { label: "Archive", icon: "lock", onSelect: archive },
      { label: "Mark as sold", icon: "home", disabledReason: "The balance isn't paid yet." },
      { kind: "line" },
      { label: "Delete", icon: "trash", isDangerous: true, onSelect: fn() },
    ],
  },
  decorators: [(Story) => (
    <div style={{ minHeight: 280 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole("button", { name: "Actions for Juniper" });
    await userEvent.click(trigger);
    await expect(canvas.getByRole("menuitem", { name: "Edit" })).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("menuitem", { name: "Delete" })).toHaveFocus();
    await userEvent.keyboard("m");
    await expect(canvas.getByRole("menuitem", { name: /Mark as sold/ })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(trigger).toHaveFocus();
    await expect(canvas.queryByRole("menu")).toBeNull();
    archive.mockClear();
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole("menuitem", { name: "Archive" }));
    await expect(archive).toHaveBeenCalledTimes(1);
  },
};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(within(canvasElement).getByRole("menuitem", { name: /Mark as sold/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};
