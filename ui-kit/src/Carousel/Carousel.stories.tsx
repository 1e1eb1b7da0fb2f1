import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { pets } from "../../stories/samples.ts";
import { PetCard, PetGrid } from "../PetCard/PetCard.tsx";
import { Carousel } from "./Carousel.tsx";

const meta = {
  title: "Layout/Carousel",
  component: Carousel,
  args: { label: "New pets", children: null },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = [...pets, ...pets].map((pet, index) => ({
  ...pet,
  href: `/pets/${index}`,
  name: `${pet.name} ${index + 1}`,
}));

export const Cards: Story = {
  render: () => (
    <PetGrid isRow label="New pets">
      {many.map((pet) => <PetCard key={pet.href} {...pet} onFavorite={() => {}} />)}
    </PetGrid>
  ),
};
/** The Tab key scrolls hidden links into view. */
export const ByKeyboard: Story = {
  ...Cards,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole("region", { name: "New pets" });
    const links = within(row).getAllByRole("link");
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    for (const _ of links) {
      await userEvent.tab();
      await userEvent.tab();
    }
    const last = links.at(-1)!.closest("article")!.getBoundingClientRect();
    await expect(last.right).toBeLessThanOrEqual(innerWidth + 1);
  },
};
const words = (show: [number, number, number]) => (
  <Carousel label="How we protect you" show={show}>
    {["Verified people", "Health in writing", "Your money is held safely", "The full price up front"].map((
      title,
    ) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>
          Our team reviews every breeder's ID, photos of their home and license before the first listing goes
          live.
        </p>
      </li>
    ))}
  </Carousel>
);
export const Words: Story = { render: () => words([1.2, 2.3, 4]) };
/** Words have no links for the Tab key, so a row that overflows is focusable itself. */
export const WordsByKeyboard: Story = {
  render: () => words([1.2, 2.3, 2.3]),
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getByRole("list", { name: "How we protect you" });
    await waitFor(() => expect(row).toHaveAttribute("tabindex", "0"));
    await userEvent.tab();
    await expect(row).toHaveFocus();
  },
};
export const Loading: Story = { render: () => <PetGrid isRow isLoading count={4} /> };
