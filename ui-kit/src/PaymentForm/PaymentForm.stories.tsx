import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { cardError, type CardErrors } from "./card.ts";
import { PaymentForm, type PaymentFormProps } from "./PaymentForm.tsx";

const empty = { number: "", expiry: "", cvc: "", zip: "" };
const today = new Date("2026-11-21T12:00:00Z");

function Held(props: PaymentFormProps) {
  const [values, setValues] = useState(props.values);
  const [errors, setErrors] = useState<CardErrors>(props.errors ?? {});
  return (
    <PaymentForm
      {...props}
      values={values}
      errors={errors}
      onChange={setValues}
      onBlur={(field) => setErrors({ ...errors, [field]: cardError(field, values, today) })}
    />
  );
}

const meta = {
  title: "Checkout/PaymentForm",
  component: PaymentForm,
  args: { values: empty, onChange: () => {} },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => (
    <div style={{ maxWidth: 640 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof PaymentForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Groups digits, recognizes the brand, and shows an error only after the field loses the focus. */
export const Base: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const number = canvas.getByRole("textbox", { name: "Card number" });
    await userEvent.type(number, "4242424242424241");
    await expect(number).toHaveValue("4242 4242 4242 4241");
    await expect(canvas.getByRole("img", { name: "Visa" })).toBeVisible();
    await expect(number).toBeValid();
    await userEvent.tab();
    await expect(number).toHaveAccessibleDescription(/isn.t right/);
    await userEvent.type(number, "{Backspace}2");
    await userEvent.type(canvas.getByRole("textbox", { name: "Expires" }), "428");
    await expect(canvas.getByRole("textbox", { name: "Expires" })).toHaveValue("04 / 28");
    await expect(number).toBeValid();
  },
};
export const Filled: Story = {
  args: { values: { number: "3782 822463 10005", expiry: "04 / 28", cvc: "1234", zip: "05401" } },
};
export const Failed: Story = {
  args: {
    errors: {
      number: "Check the card number. One of its digits is wrong.",
      expiry: "This card has expired. Use another card.",
      cvc: "Enter the 3 digits on the back of your card.",
      zip: "Enter the 5 digits of your card's billing ZIP code.",
    },
  },
};
export const Declined: Story = {
  args: {
    failure: <p>The card was declined due to insufficient funds. You weren't charged. Try another card.</p>,
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const TestCards: Story = { args: { note: "Test mode: 4242 4242 4242 4242 always works." } };
