import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/Button.tsx";
import { Timeline } from "./Timeline.tsx";

const meta = {
  title: "Data/Timeline",
  component: Timeline,
  args: {
    label: "Juniper's delivery",
    steps: [
      {
        id: "1",
        title: "Deposit paid",
        when: "November 18",
        exact: "November 18, 2026, 2:05 PM",
        state: "done",
      },
      { id: "2", title: "Ruth called you", when: "Yesterday", state: "done" },
      {
        id: "3",
        title: "Pay the balance",
        when: "By November 28",
        state: "now",
        icon: "card",
        text: "$2,330, due November 28.",
        action: <Button size="small">Pay $2,330</Button>,
      },
      { id: "4", title: "Juniper comes home", when: "From December 1", state: "next", icon: "home" },
    ],
  },
  decorators: [(Story) => (
    <div style={{ maxWidth: 520 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const Stopped: Story = {
  args: {
    steps: [
      { id: "1", title: "Deposit paid", when: "November 18", state: "done" },
      {
        id: "2",
        title: "Canceled",
        when: "Today",
        state: "stopped",
        text: "Your deposit refund is on its way.",
      },
    ],
  },
};
