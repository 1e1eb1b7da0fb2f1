import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
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
      <Price cents={0} isFree />
      <Price cents={250000} wasCents={290000} />
      <Price cents={250000} note="Vet check, first vaccines and microchip included" />
    </Stack>
  ),
};
/** All digits have the same width, so amounts align and do not jump. */
export const OneWidth: Story = {
  render: () => (
    <Stack align="flex-start">
      <Price cents={11111100} />
      <Price cents={88888800} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const width = (text: string) => within(canvasElement).getByText(text).getBoundingClientRect().width;
    await expect(document.fonts.check('16px "Hanken Grotesk"')).toBe(true);
    await expect(width("$111,111")).toBe(width("$888,888"));
  },
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
