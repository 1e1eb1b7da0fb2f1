import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PetCard, PetGrid } from "../PetCard/PetCard.tsx";
import { pets } from "../../stories/samples.ts";
import { Container, Section, SkipLink, Split, Stack, VisuallyHidden } from "./Layout.tsx";

const meta = {
  title: "Layout/Section",
  component: Section,
  args: {
    title: "Newly available",
    lead: "Listed in the last week, near Burlington.",
    action: { label: "Show all", href: "/dogs" },
    children: <PetGrid label="New">{pets.slice(0, 4).map((p) => <PetCard key={p.name} {...p} />)}</PetGrid>,
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;
export const Base: Story = {};
export const Columns: Story = {
  render: () => (
    <Container>
      <Split
        aside={
          <Stack gap={2}>
            <b>Aside</b>
            <span>Stays in view</span>
          </Stack>
        }
      >
        <VisuallyHidden as="h2">Content</VisuallyHidden>
        <p>The content, in lines of 60 to 75 characters.</p>
      </Split>
    </Container>
  ),
};
export const Skip: Story = {
  render: () => (
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>Content</main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "Skip to content" })).toHaveFocus();
  },
};
