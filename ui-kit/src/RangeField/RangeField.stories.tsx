import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, userEvent, within } from "storybook/test";
import { RangeField, type RangeFieldProps } from "./RangeField.tsx";

function Held(props: RangeFieldProps) {
  const [value, setValue] = useState<[number | null, number | null]>([...props.value]);
  return (
    <div style={{ maxWidth: 300 }}>
      <RangeField {...props} value={value} onChange={setValue} />
      <p data-testid="value" hidden>{JSON.stringify(value)}</p>
    </div>
  );
}

const meta = {
  title: "Forms/RangeField",
  component: RangeField,
  render: (args) => <Held {...args} />,
  args: {
    legend: "Price",
    min: 0,
    max: 6000,
    step: 50,
    prefix: "$",
    value: [500, 3000],
    onChange: () => {},
    format: (v) => `$${v}`,
    histogram: [2, 5, 9, 14, 22, 31, 38, 29, 21, 15, 12, 7, 5, 3, 2, 1],
  },
} satisfies Meta<typeof RangeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const value = () => canvas.getByTestId("value").textContent;
    const low = canvas.getByRole("slider", { name: "Lowest, price" });
    await fireEvent.change(low, { target: { value: "550" } });
    await expect(value()).toBe("[550,3000]");
    // Typed values take effect when the box loses the focus, and the ends never cross.
    const box = canvas.getByRole("textbox", { name: "Lowest" });
    await userEvent.clear(box);
    await userEvent.type(box, "5000");
    await expect(value()).toBe("[550,3000]");
    await userEvent.tab();
    await expect(value()).toBe("[2950,3000]");
    // The full width means "no limit".
    const high = canvas.getByRole("textbox", { name: "Highest" });
    await userEvent.clear(high);
    await userEvent.type(high, "9999{Enter}");
    await expect(value()).toBe("[2950,null]");
  },
};
export const NoHistogram: Story = { args: { histogram: undefined, value: [null, null] } };
