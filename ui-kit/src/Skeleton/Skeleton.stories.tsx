import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Layout/Layout.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = { title: "Parts/Skeleton", component: Skeleton, args: { height: 160 } } satisfies Meta<
  typeof Skeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const Lines: Story = {
  render: () => (
    <Stack row>
      <Skeleton round width={56} height={56} />
      <div style={{ flex: 1 }}>
        <Skeleton text width="60%" />
        <Skeleton text width="90%" />
        <Skeleton text width="40%" />
      </div>
    </Stack>
  ),
};
