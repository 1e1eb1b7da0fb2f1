import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "Parts/Breadcrumbs",
  component: Breadcrumbs,
  args: { items: [{ label: "Home", href: "/" }, { label: "Dogs", href: "/dogs" }, { label: "Juniper" }] },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Base: Story = {};
export const Phone: Story = { globals: { viewport: { value: "p375" } } };
