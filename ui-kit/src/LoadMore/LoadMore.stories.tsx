import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { LoadMore, Pagination } from "./LoadMore.tsx";

const meta = {
  title: "Data/LoadMore",
  component: LoadMore,
  args: { shown: 24, total: 128, noun: "dogs", onMore: fn(), href: "/dogs?page=2" },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("link", { name: "Show more dogs" }));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
};
export const Loading: Story = { args: { isLoading: true, href: undefined } };
export const Failed: Story = { args: { hasFailed: true } };
export const AllShown: Story = { args: { shown: 128 } };
export const Pages: Story = {
  render: () => <Pagination page={6} pages={23} hrefFor={(p) => `/dogs?page=${p}`} />,
};
