import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { pets } from "../../stories/samples.ts";
import { PetCard, PetGrid } from "../PetCard/PetCard.tsx";
import { Fold } from "./Fold.tsx";

const text =
  "Juniper is the calm one of her litter. She was the first to walk over to a visitor and the first to fall asleep in a lap. " +
  "She has met the vacuum cleaner, two toddlers and the neighbor's cat, and rides in the car without complaint. ";

const meta = {
  title: "Parts/Fold",
  component: Fold,
  args: {
    more: "Read more",
    label: "about Juniper",
    lines: 4,
    children: (
      <>
        <p>{text}</p>
        <p>{text}</p>
        <p>{text}</p>
      </>
    ),
  },
  decorators: [(Story) => (
    <div style={{ maxWidth: 343 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof Fold>;
export default meta;
type Story = StoryObj;
export const Base: Story = {};
/** Below 1024 px a press shows the rest, and another hides it. */
export const ReadMore: Story = {
  play: async ({ canvasElement }) => {
    if (innerWidth >= 1024) return;
    const canvas = within(canvasElement);
    const whole = canvasElement.querySelector("details")!.previousElementSibling!;
    await expect(whole.scrollHeight).toBeGreaterThan(whole.clientHeight);
    await userEvent.click(canvas.getByText("Read more"));
    await expect(whole.scrollHeight).toBe(whole.clientHeight);
    await userEvent.click(canvas.getByText("Show less"));
    await expect(whole.scrollHeight).toBeGreaterThan(whole.clientHeight);
  },
};
export const Cards: Story = {
  render: () => (
    <Fold more={`Show all ${pets.length} pets`} items={2}>
      <PetGrid label="Pets">{pets.map((pet) => <PetCard key={pet.name} {...pet} />)}</PetGrid>
    </Fold>
  ),
};
