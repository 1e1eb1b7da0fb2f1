import type { Meta, StoryObj } from "@storybook/react-vite";
import { Disclosure } from "./Disclosure.tsx";

const meta = {
  title: "Parts/Disclosure",
  component: Disclosure,
  args: { title: "Can I meet her first?", children: "Yes. Most families visit on a weekend, or by video." },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Base: Story = {};
export const Open: Story = { args: { open: true, note: "2 chosen" } };
