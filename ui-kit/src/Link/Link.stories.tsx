import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Link, LinkProvider } from "./Link.tsx";

const meta = {
  title: "Parts/Link",
  component: Link,
  args: { href: "/dogs", children: "Dogs" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
/** Only addresses within the site use the router. */
export const WithRouter: Story = {
  render: () => (
    <LinkProvider component={(props) => <a {...props} data-router="">{props.children}</a>}>
      <Link href="/dogs">Dogs</Link> <Link href="https://example.com">Elsewhere</Link>{" "}
      <Link href="#top">Top</Link>
    </LinkProvider>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Dogs" })).toHaveAttribute("data-router");
    await expect(canvas.getByRole("link", { name: "Elsewhere" })).not.toHaveAttribute("data-router");
    await expect(canvas.getByRole("link", { name: "Top" })).not.toHaveAttribute("data-router");
  },
};
