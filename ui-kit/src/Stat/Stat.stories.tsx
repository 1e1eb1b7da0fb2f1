import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stat } from "./Stat.tsx";

const meta = {
  title: "Data/Stat",
  component: Stat,
  args: { label: "Views this week", value: "1,284", icon: "eye" },
} satisfies Meta<
  typeof Stat
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const Row: Story = {
  render: () => (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(180px, 1fr))", gap: 16 }}>
      <Stat
        label="Paid out"
        value="$12,480"
        icon="card"
        trend={{ direction: "up", text: "8% more than in October", good: true }}
      />
      <Stat
        label="Answer time"
        value="5 h"
        icon="chat"
        trend={{ direction: "up", text: "2 h slower than in October", good: false }}
      />
      <Stat label="Listed" value="14" icon="paw" trend={{ direction: "same", text: "As in October" }} />
      <Stat label="Questions waiting" value="3" icon="bell" href="/messages" />
    </div>
  ),
};
