import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./Logo.tsx";

const meta = { title: "Parts/Logo", component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Base: Story = {};
export const Mark: Story = { args: { markOnly: true, size: 96 } };
