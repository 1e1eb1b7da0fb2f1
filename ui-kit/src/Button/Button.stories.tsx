import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Stack } from "../Layout/Layout.tsx";
import { Button, ButtonLink, IconButton, IconLink } from "./Button.tsx";

const meta = {
  title: "Parts/Button",
  component: Button,
  args: { children: "Reserve Juniper", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};
export const Variants: Story = {
  render: () => (
    <Stack row wrap>
      <Button>Primary</Button>
      <Button variant="secondary">Secondary</Button>
      <Button variant="quiet">Quiet</Button>
      <Button variant="danger" icon="trash">Delete Juniper</Button>
      <ButtonLink href="/dogs" iconEnd="arrow-right">As a link</ButtonLink>
    </Stack>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Stack row wrap align="center">
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large">Large</Button>
      <Button block icon="lock">Pay $375 deposit</Button>
    </Stack>
  ),
};
/** Keeps its width and its words, and ignores presses. */
export const Loading: Story = {
  args: { loading: true, children: "Pay $375 deposit" },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
/** If the handler returns a promise, the second of two quick presses is ignored. */
export const NotTwice: Story = {
  args: { onClick: fn(() => new Promise((done) => setTimeout(done, 80))) },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    const width = button.offsetWidth;
    button.click();
    button.click();
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button.offsetWidth).toBe(width);
    await new Promise((done) => setTimeout(done, 160));
    await expect(button).not.toHaveAttribute("aria-busy");
    button.click();
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
export const Disabled: Story = { args: { disabled: true } };
/** The keyboard still reaches it, for its reason to be read. */
export const DisabledWithReason: Story = {
  args: { children: "Confirm the hand-off", disabledReason: "The balance of $2,330 isn't paid yet." },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    await expect(button).toHaveAccessibleDescription("The balance of $2,330 isn't paid yet.");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Icons: Story = {
  render: () => (
    <Stack row wrap align="center">
      <IconButton icon="heart" label="Save Juniper" />
      <IconButton icon="heart" label="Remove Juniper" filled aria-pressed />
      <IconButton icon="share" label="Share" look="outlined" />
      <IconButton icon="close" label="Close" look="floating" />
      <IconButton icon="edit" label="Edit" size="small" />
      <IconLink icon="chat" label="Messages" count={3} href="/messages" />
      <IconLink icon="bell" label="Notifications" count={120} href="/notifications" />
      <IconButton icon="trash" label="Delete" disabled />
    </Stack>
  ),
};
