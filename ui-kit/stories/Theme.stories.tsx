import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

/** Names the drawn theme, to make a mix-up of the two visible in the screenshot. */
const meta = {
  title: "Layout/Theme",
  render: (_, { globals }) => <p>{`The ${String(globals.theme)} theme`}</p>,
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;

export const Base: StoryObj<typeof meta> = {
  play: async ({ globals }) => {
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe(globals.theme);
  },
};
