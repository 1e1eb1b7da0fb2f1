import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Loading } from "./Loading.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  title: "Parts/Loading",
  component: Loading,
  args: { label: "Loading your litters", children: <Skeleton height={160} /> },
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The region exists before its words, because only a change within it is announced. */
export const Base: Story = {
  play: async ({ canvasElement, canvas, mount }) => {
    const said: string[] = [];
    const look = () => {
      const region = within(canvasElement).queryByRole("status");
      if (region) said.push(region.textContent);
    };
    const watch = new MutationObserver(look);
    watch.observe(canvasElement, { childList: true, subtree: true, characterData: true });
    await mount();
    look();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Loading your litters"));
    watch.disconnect();
    await expect(said[0]).toBe("");
  },
};
