import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { juniper, pets } from "../../stories/samples.ts";
import { BreederCard, BreederGrid } from "./BreederCard.tsx";

const willow = {
  href: "/breeders/1/willow-creek-cavaliers-corvallis-or",
  name: "Willow Creek Cavaliers",
  isVerified: true,
  place: "Corvallis, OR",
  distance: "71 miles",
  cover: juniper.picture,
  rating: { value: 4.87, count: 23 },
  breeds: ["Cavalier King Charles Spaniel"],
  availableCount: 3,
  homesFound: 38,
};

const meta = {
  title: "Pets/BreederCard",
  component: BreederCard,
  args: willow,
  decorators: [(Story) => (
    <div style={{ maxWidth: 380 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof BreederCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: willow.name })).toHaveAttribute("href", willow.href);
    await expect(canvas.getByText("3 pets available")).toBeVisible();
    await expect(canvas.getByText("38 homes found")).toBeVisible();
  },
};
/** A new breeder: no photo, no reviews and no homes found yet. */
export const New: Story = {
  args: {
    cover: undefined,
    distance: undefined,
    rating: { value: 0, count: 0 },
    breeds: [],
    availableCount: 0,
    homesFound: 0,
  },
};
export const Shelter: Story = {
  args: {
    name: "Second Chance Rescue",
    isShelter: true,
    breeds: ["Beagle", "Domestic Shorthair", "Labrador Retriever", "Pit Bull Mix"],
    availableCount: 1,
    homesFound: 1,
  },
};
export const LongNames: Story = {
  args: {
    name: "Bartholomew and Daughters Family-Raised Nova Scotia Duck Tolling Retrievers of Maple Ridge",
    place: "Rancho Santa Margarita, CA",
    distance: "2,871 miles",
    breeds: [
      "Nova Scotia Duck Tolling Retriever",
      "Wirehaired Pointing Griffon",
      "Petit Basset Griffon Vendéen",
    ],
    rating: { value: 4.2, count: 12044 },
    availableCount: 1204,
    homesFound: 120441,
  },
};
export const Grid: Story = {
  decorators: [(Story) => (
    <div style={{ width: "min(1200px, 92vw)" }}>
      <Story />
    </div>
  )],
  render: () => (
    <BreederGrid label="Breeders">
      {pets.slice(0, 4).map(({ name, picture }) => (
        <BreederCard key={name} {...willow} name={`${name} Kennels`} cover={picture} />
      ))}
    </BreederGrid>
  ),
};
export const GridLoading: Story = {
  ...Grid,
  render: () => <BreederGrid label="Loading breeders" isLoading />,
};
