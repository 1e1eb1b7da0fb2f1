import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Layout/Layout.tsx";
import { Rating } from "./Rating.tsx";

const meta = { title: "Pets/Rating", component: Rating, args: { value: 4.6, count: 31 } } satisfies Meta<
  typeof Rating
>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Base: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack>
      <Rating value={5} count={1} />
      <Rating value={3.25} count={1204} />
      <Rating value={4.9} count={31} isCompact />
      <Rating value={4.9} count={1204} isCompact isSpelled />
      <Rating value={0} count={0} />
    </Stack>
  ),
};
