import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";

/** Says which theme is drawn, so that the tests cannot run one theme twice without anybody noticing. */
const meta = {
  title: "Layout/Theme",
  render: (_, { globals }) => <p>{`The ${String(globals.theme)} theme`}</p>,
  tags: ["!autodocs"],
} satisfies Meta;
export default meta;

export const Base: StoryObj<typeof meta> = {
  play: async ({ globals }) => {
    const wanted = typeof __STORY_THEME__ === "undefined" ? globals.theme : __STORY_THEME__;
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe(wanted);
  },
};
