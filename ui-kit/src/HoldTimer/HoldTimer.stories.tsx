import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { HoldTimer, spokenAt } from "./HoldTimer.tsx";

const inSeconds = (s: number) => new Date(Date.now() + s * 1000).toISOString();

const meta = {
  title: "Checkout/HoldTimer",
  component: HoldTimer,
  args: { name: "Juniper", endsAt: inSeconds(812), onEnd: fn() },
  decorators: [(Story) => (
    <div style={{ maxWidth: 440 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof HoldTimer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The clock changes every second, but screen readers announce only 10, 5, 2 and 1 minutes. */
export const Base: Story = {
  play: async () => {
    await expect(spokenAt("Juniper", 812)).toBe("");
    await expect(spokenAt("Juniper", 600)).toBe(spokenAt("Juniper", 301));
    await expect(spokenAt("Juniper", 300)).toBe("Juniper is held for you for 5 more minutes.");
    await expect(spokenAt("Juniper", 60)).toBe("Juniper is held for you for 1 more minute.");
  },
};
export const LastMinute: Story = { args: { endsAt: inSeconds(48) } };
export const Ends: Story = {
  render: (args) => <HoldTimer {...args} endsAt={inSeconds(1)} />,
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledTimes(1), { timeout: 4000 });
    await expect(within(canvasElement).getByText(/You weren.t charged/)).toBeVisible();
  },
};
