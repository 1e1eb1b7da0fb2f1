import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { juniper, pets } from "../../stories/samples.ts";
import { PetCard, PetCardSkeleton, PetGrid } from "./PetCard.tsx";

const meta = {
  title: "Pets/PetCard",
  component: PetCard,
  args: { ...juniper, onFavorite: fn() },
  decorators: [(Story) => (
    <div style={{ maxWidth: 300 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof PetCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Juniper" })).toHaveAttribute("href", "/pets/juniper");
    await userEvent.click(canvas.getByRole("button", { name: "Save Juniper to favorites" }));
    await expect(args.onFavorite).toHaveBeenCalledWith(true);
  },
};
export const Favorite: Story = { args: { isFavorite: true } };
export const OnHold: Story = { args: { status: "on-hold" } };
export const Reserved: Story = { args: { status: "reserved" } };
export const Reduced: Story = { args: { wasCents: 290000, priceNote: "with delivery" } };
export const Rescue: Story = {
  args: { priceCents: 0, isFree: true, badge: { word: "Rescue", icon: "home" }, priceNote: "adoption" },
};
export const NoPhoto: Story = { args: { picture: undefined } };
export const LongNames: Story = {
  args: {
    name: "Bartholomew Maximilian of Maple Ridge",
    breed: "Nova Scotia Duck Tolling Retriever and Wirehaired Pointing Griffon",
    place: "Rancho Santa Margarita, CA",
    distance: "2,871 miles",
    priceCents: 1257499,
  },
};
/** The photo has not loaded yet, and its preview fills its place. */
export const PhotoOnItsWay: Story = {
  args: {
    picture: {
      src: "/",
      alt: "Juniper, on a porch",
      preview: "y0ULTuxJLU4MTspFTlIuUlFSL05PVk9W1FIQOhZfrDVxTjZr1Fb3VjZfs1YWY1hr",
    },
  },
  play: async ({ canvas }) => {
    const style = getComputedStyle(canvas.getByRole("img"));
    const address = style.backgroundImage.slice(5, -2);
    const preview = new Image();
    preview.src = address;
    await preview.decode();
    await expect([preview.width, preview.height, style.backgroundSize]).toEqual([6, 4, "100% 100%"]);
  },
};

export const Loading: Story = { render: () => <PetCardSkeleton /> };
export const Grid: Story = {
  decorators: [(Story) => (
    <div style={{ width: "min(1200px, 92vw)" }}>
      <Story />
    </div>
  )],
  render: () => (
    <PetGrid label="Pets">{pets.map((p) => <PetCard key={p.name} {...p} onFavorite={() => {}} />)}</PetGrid>
  ),
};
export const GridLoading: Story = { ...Grid, render: () => <PetGrid isLoading /> };
