import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Field } from "../Field/Field.tsx";
import { CheckoutSection } from "./CheckoutSection.tsx";

const meta = {
  title: "Checkout/CheckoutSection",
  component: CheckoutSection,
  args: {
    number: 1,
    title: "Contact",
    state: "open",
    onEdit: fn(),
    children: <Field label="Email" type="email" />,
  },
  decorators: [(Story) => (
    <div style={{ maxWidth: 640 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof CheckoutSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const Waiting: Story = { args: { state: "waiting" } };
export const Done: Story = {
  args: { state: "done", summary: <p>Rosa Delgado, rosa@example.com</p> },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Edit contact" }));
    await expect(args.onEdit).toHaveBeenCalled();
  },
};
export const Verified: Story = {
  args: { state: "done", summary: <p>rosa@example.com</p>, verified: "Email confirmed" },
};

function Flow() {
  const [at, setAt] = useState(1);
  return (
    <>
      <CheckoutSection
        number={1}
        title="Contact"
        state={at === 1 ? "open" : "done"}
        summary="Rosa"
        onEdit={() => setAt(1)}
      >
        <Button onClick={() => setAt(2)}>Continue</Button>
      </CheckoutSection>
      <CheckoutSection number={2} title="Delivery" state={at === 2 ? "open" : "waiting"}>
        <Field label="Street" />
      </CheckoutSection>
    </>
  );
}
/** The heading of a section that opens takes the focus, which tells a screen reader user the new place. */
export const FocusMoves: Story = {
  render: () => <Flow />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(canvas.getByRole("heading", { name: /Delivery/ })).toHaveFocus();
  },
};
