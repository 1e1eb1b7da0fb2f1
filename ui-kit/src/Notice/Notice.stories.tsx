import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Field } from "../Field/Field.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { Empty, ErrorNotice } from "./Notice.tsx";

const meta = {
  title: "Parts/Notice",
  component: Empty,
  args: {
    title: "No favorites yet",
    icon: "heart",
    children: "Tap the heart on a pet, and you'll find it here.",
  },
} satisfies Meta<typeof Empty>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = { args: { action: <Button>Find a dog</Button> } };
const retry = fn();
export const Failed: Story = {
  render: () => (
    <ErrorNotice title="We couldn't load your reservations." onRetry={retry} reference="0192-7ab4">
      Check your connection and try again.
    </ErrorNotice>
  ),
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(retry).toHaveBeenCalledTimes(1);
  },
};
export const Generic: Story = { render: () => <ErrorNotice /> };

function Form() {
  const [wrong, setWrong] = useState(false);
  return (
    <form
      style={{ display: "grid", gap: 16, maxWidth: 360 }}
      onSubmit={(e) => {
        e.preventDefault();
        setWrong(true);
      }}
    >
      <ErrorSummary
        errors={wrong ? [{ fieldId: "zip", message: "Enter the 5 digits of your ZIP code." }] : []}
      />
      <Field
        id="zip"
        label="ZIP code"
        inputMode="numeric"
        error={wrong ? "Enter the 5 digits of your ZIP code." : undefined}
      />
      <Button type="submit">Continue</Button>
    </form>
  );
}
/** The summary takes the focus, and its lines link to the fields. */
export const Summary: Story = {
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await expect(canvas.getByRole("group", { name: /Check these/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole("link"));
    await expect(canvas.getByRole("textbox", { name: "ZIP code" })).toHaveFocus();
  },
};
