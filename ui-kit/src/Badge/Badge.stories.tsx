import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Layout/Layout.tsx";
import { Badge, type Status, StatusBadge } from "./Badge.tsx";

const meta = {
  title: "Parts/Badge",
  component: Badge,
  args: { children: "Health tested", icon: "health", tone: "brand" },
} satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack row wrap gap={2}>
      <Badge icon="tag">Neutral</Badge>
      <Badge tone="brand" icon="health">Brand</Badge>
      <Badge tone="accent" icon="star">Accent</Badge>
      <Badge tone="good" icon="check">Good</Badge>
      <Badge tone="wait" icon="clock">Wait</Badge>
      <Badge tone="bad" icon="warning">Bad</Badge>
    </Stack>
  ),
};
const STATUSES: Status[] = [
  "available",
  "on-hold",
  "promised",
  "reserved",
  "sold",
  "sold-external",
  "adopted-sold",
  "not-available",
  "temporary-pause",
  "in-review",
  "rejected",
  "draft",
  "archived",
  "verified",
  "processing",
  "deposit-paid",
  "paid-in-full",
  "completed",
  "cancelled",
  "expired",
  "refunded",
  "disputed",
  "failed",
  "pending",
  "suspended",
];
export const Statuses: Story = {
  render: () => <Stack row wrap gap={2}>{STATUSES.map((s) => <StatusBadge key={s} status={s} />)}</Stack>,
};
/** An unknown status is shown as its own words. */
export const Unknown: Story = { render: () => <StatusBadge status="Waiting_for papers" /> };
