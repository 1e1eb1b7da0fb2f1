import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

/** Says which theme is drawn, so that nobody can draw one in place of the other without anybody noticing. */
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
