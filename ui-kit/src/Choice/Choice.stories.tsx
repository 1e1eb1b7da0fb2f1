import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Checkbox, RadioGroup, Switch } from "./Choice.tsx";

const meta = {
  title: "Forms/Choice",
  component: Checkbox,
  args: { label: "Low shedding" },
  decorators: [(Story) => (
    <div style={{ maxWidth: 440 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox");
    await userEvent.click(within(canvasElement).getByText("Low shedding"));
    await expect(box).toBeChecked();
  },
};
export const Cards: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 8 }}>
      <Checkbox
        look="card"
        label="Going-home crate"
        description="A travel crate in the right size, with a blanket with the litter's scent."
        priceCents={8900}
        defaultChecked
      />
      <Checkbox look="card" label="Microchip registration" priceCents={3995} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: /Going-home crate.*\$89/ });
    await userEvent.click(within(canvasElement).getByText("$89"));
    await expect(box).not.toBeChecked();
  },
};
export const States: Story = {
  render: () => (
    <>
      <Checkbox label="Golden Retriever" count={1204} defaultChecked />
      <Checkbox label="Tibetan Mastiff" count={0} disabled />
      <Checkbox label="Send me news" description="Once a month at most." />
      <Checkbox label="I've read the agreement" error="Read it and check the box to continue." />
    </>
  ),
};

function Ways({ error }: { error?: string }) {
  const [way, setWay] = useState<"pickup" | "car" | "air">();
  return (
    <RadioGroup
      legend="Delivery"
      look="cards"
      value={way}
      onChange={setWay}
      error={error}
      options={[
        {
          value: "pickup",
          label: "Pick up in Burlington",
          icon: "home",
          priceCents: 0,
          description: "Saturday and Sunday.",
        },
        {
          value: "car",
          label: "Honest Delivery",
          icon: "truck",
          priceCents: 18000,
          description: "By car to your door.",
        },
        {
          value: "air",
          label: "Puppy Flight",
          icon: "send",
          priceCents: 42000,
          disabledReason: "The breeder doesn't offer it for Juniper.",
        },
      ]}
    />
  );
}
export const RadioCards: Story = {
  render: () => <Ways />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Honest Delivery"));
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("radio", { name: /Pick up/ })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: /Puppy Flight/ })).toBeDisabled();
  },
};
export const RadioFailed: Story = { render: () => <Ways error="Choose delivery." /> };

function Sexes() {
  const [sex, setSex] = useState<"any" | "f" | "m">("any");
  return (
    <RadioGroup
      legend="Sex"
      value={sex}
      onChange={setSex}
      options={[{ value: "any", label: "Either" }, { value: "f", label: "Female" }, {
        value: "m",
        label: "Male",
      }]}
    />
  );
}
export const RadioLines: Story = { render: () => <Sexes /> };
export const Switches: Story = {
  render: () => (
    <>
      <Switch label="Email" description="New matches for your saved searches" defaultChecked />
      <Switch label="Text messages" description="Only on the day of the hand-off" />
      <Switch label="Receipts" description="Always on" defaultChecked disabled />
    </>
  ),
};
