import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressBar } from "./ProgressBar.tsx";

const meta = { title: "Parts/ProgressBar", component: ProgressBar, args: { isActive: true } } satisfies Meta<
  typeof ProgressBar
>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Base: Story = {};
export const Quiet: Story = { args: { isActive: false } };
