import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../Layout/Layout.tsx";
import { Price } from "./Price.tsx";

const meta = { title: "Pets/Price", component: Price, args: { cents: 250000 } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const Variants: Story = {
  render: () => (
    <Stack>
      <Price cents={257499} />
      <Price cents={0} />
      <Price cents={0} free />
      <Price cents={250000} wasCents={290000} />
      <Price cents={250000} note="Vet check, first vaccines and microchip included" />
    </Stack>
  ),
};
export const Sizes: Story = {
  render: () => (
    <Stack>
      <Price cents={250000} size="small" />
      <Price cents={250000} />
      <Price cents={250000} size="large" />
    </Stack>
  ),
};
