import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Chip, ChipLink, ChipRow, RemovableChip } from "./Chip.tsx";

const meta = {
  title: "Parts/Chip",
  component: Chip,
  args: { children: "Low shedding", count: 47 },
} satisfies Meta<
  typeof Chip
>;
export default meta;
type Story = StoryObj<typeof meta>;

function Toggle() {
  const [on, setOn] = useState(false);
  return <Chip selected={on} count={47} onClick={() => setOn(!on)}>Low shedding</Chip>;
}
export const Base: Story = {
  render: () => <Toggle />,
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await expect(chip).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(chip).toHaveAttribute("aria-pressed", "true");
    await userEvent.keyboard("{Enter}");
    await expect(chip).toHaveAttribute("aria-pressed", "false");
  },
};
export const Selected: Story = { args: { selected: true } };
/** A value without results is disabled, not hidden. A chosen value can always be removed. */
export const NoResults: Story = {
  render: () => (
    <ChipRow label="Coats">
      <Chip count={0}>Hairless</Chip>
      <Chip count={0} selected>Curly</Chip>
    </ChipRow>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: /Hairless/ })).toBeDisabled();
    await expect(canvas.getByRole("button", { name: /Curly/ })).toBeEnabled();
  },
};
function Chosen() {
  const [all, setAll] = useState(["Golden Retriever", "Up to $3,000", "Within 100 miles"]);
  return (
    <ChipRow label="Active filters">
      {all.map((f) => (
        <RemovableChip key={f} onRemove={() => setAll(all.filter((o) => o !== f))}>{f}</RemovableChip>
      ))}
      <a href="#all">Clear all</a>
    </ChipRow>
  );
}
export const Removable: Story = {
  render: () => <Chosen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Remove filter Up to $3,000" }));
    await expect(canvas.queryByText("Up to $3,000")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Remove filter Within 100 miles" })).toHaveFocus();
    // The focus never moves to the button that clears all filters, because a second Enter would press it.
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "Remove filter Golden Retriever" })).toHaveFocus();
  },
};
export const Links: Story = {
  render: () => (
    <ChipRow label="Kinds">
      <ChipLink href="/dogs" current>Show all</ChipLink>
      <ChipLink href="/dogs?size=small" icon="paw">Small</ChipLink>
    </ChipRow>
  ),
};
