import type { Meta, StoryObj } from "@storybook/react-vite";
import { KeyFacts } from "./KeyFacts.tsx";

const meta = {
  title: "Pets/KeyFacts",
  component: KeyFacts,
  args: {
    facts: [
      { term: "Age", value: "10 weeks", icon: "calendar" },
      { term: "Sex", value: "Female", icon: "female" },
      { term: "Current weight", value: "18 lb", icon: "weight" },
      { term: "Hips and elbows", value: "Good, both parents", note: "OFA, March 2025", icon: "health" },
    ],
  },
} satisfies Meta<typeof KeyFacts>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Base: Story = {};
export const Tiles: Story = { args: { look: "tiles" } };
export const Pairs: Story = { args: { look: "pairs" } };
