import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { draw, gallery } from "../../stories/samples.ts";
import { Gallery } from "./Gallery.tsx";
import { GalleryDialog } from "./GalleryDialog.tsx";

const meta = {
  title: "Pets/Gallery",
  component: Gallery,
  args: { name: "Juniper", items: gallery, whole: GalleryDialog },
  decorators: [(Story) => (
    <div style={{ maxWidth: 720 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stage = canvas.getByRole("group", { name: "Juniper, 1 of 5" });
    stage.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(stage).toHaveAccessibleName("Juniper, 2 of 5");
    await userEvent.click(canvas.getByRole("button", { name: "Previous photo" }));
    await userEvent.click(canvas.getByRole("button", { name: "Previous photo" }));
    await expect(stage).toHaveAccessibleName("Juniper, 5 of 5");
    await userEvent.click(canvas.getByRole("button", { name: "Show photo 3" }));
    await expect(canvas.getByRole("button", { name: "Show photo 3" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await waitFor(() => expect(Math.round(stage.scrollLeft / stage.clientWidth)).toBe(2), { timeout: 3000 });
  },
};
/** Full screen opens at the same photo, takes the focus and returns it. */
export const WholeScreen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const open = canvas.getByRole("button", { name: "Show full screen" });
    await userEvent.click(open);
    const dialog = await canvas.findByRole("dialog", { name: "Photos of Juniper" });
    await expect(within(dialog).getByRole("group", { name: "Juniper, 1 of 5" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(within(dialog).getByRole("group", { name: "Juniper, 2 of 5" })).toBeVisible());
    await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
    await expect(open).toHaveFocus();
    await expect(canvas.getByRole("group", { name: "Juniper, 2 of 5" })).toBeVisible();
  },
};
export const OnePhoto: Story = { args: { items: gallery.slice(0, 1) } };
export const NoPhoto: Story = { args: { items: [] } };
export const WithVideo: Story = {
  args: {
    items: [
      ...gallery.slice(0, 2),
      {
        kind: "video",
        src: "data:video/mp4;base64,",
        poster: draw("bernese", 4),
        alt: "Juniper runs through leaves",
      },
    ],
  },
};
