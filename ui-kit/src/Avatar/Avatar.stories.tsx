import type { Meta, StoryObj } from "@storybook/react-vite";
import { draw } from "../../stories/samples.ts";
import { Stack } from "../Layout/Layout.tsx";
import { Avatar } from "./Avatar.tsx";

const meta = {
  title: "Parts/Avatar",
  component: Avatar,
  args: { name: "Rosa Delgado", src: "/avatar.png", size: 56 },
} satisfies Meta<
  typeof Avatar
>;
export default meta;
type Story = StoryObj<typeof meta>;
/** '/avatar.png' means that there is no photo. */
export const Base: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack row align="center">
      <Avatar name="Rosa Delgado" size={32} />
      <Avatar name="Tom" size={40} src={draw("golden", 1)} />
      <Avatar name="Maple Ridge" size={56} shape="arch" />
      <Avatar name="Maple Ridge" size={96} shape="arch" src={draw("bernese", 0)} />
    </Stack>
  ),
};
