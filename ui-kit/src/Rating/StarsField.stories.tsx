import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { StarsField } from "./StarsField.tsx";

const meta = {
  title: "Forms/StarsField",
  component: StarsField,
  args: { legend: "Your rating", value: undefined, onChange: () => {} },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <StarsField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof StarsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "4 stars: Very good" }));
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "5 stars: Excellent" })).toBeChecked();
  },
};
export const Missing: Story = { args: { error: "Choose a rating." } };
