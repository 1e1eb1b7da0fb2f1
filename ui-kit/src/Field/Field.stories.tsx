import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Field, type FieldProps } from "./Field.tsx";

/** Storybook has no controls for a union of props, so the stories show the one-line field. */
const OneLine = (props: Exclude<FieldProps, { multiline: true }>) => <Field {...props} />;

const meta = {
  title: "Forms/Field",
  component: OneLine,
  args: { label: "Email", type: "email", autoComplete: "email", placeholder: "you@example.com" },
  decorators: [(Story) => (
    <div style={{ maxWidth: 360 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof OneLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const WithHint: Story = { args: { hint: "Your receipt goes here." } };
export const Optional: Story = {
  args: { label: "Middle name", type: "text", optional: true, placeholder: undefined },
};
export const Failed: Story = {
  args: {
    defaultValue: "rosa.delgado@",
    error: "Enter the full address, such as rosa@example.com.",
    hint: "Your receipt goes here.",
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/Enter the full address.*Your receipt/);
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: "rosa@example.com" } };
export const Affixes: Story = {
  args: {
    label: "Price",
    type: "text",
    inputMode: "decimal",
    prefix: "$",
    suffix: "USD",
    placeholder: "2,500",
  },
};
export const WithButton: Story = {
  args: {
    label: "Search",
    type: "search",
    hideLabel: true,
    prefix: <Icon name="search" />,
    suffix: <Button size="small" variant="quiet">Find</Button>,
  },
};
/** Two emoji count as two of the three characters, like on the server. The browser alone would count four. */
export const Limited: Story = {
  args: { label: "Name", type: "text", value: "🐶🐶", maxLength: 3, onChange: () => {} },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>("textbox");
    await expect(input.maxLength).toBe("🐶🐶a".length);
  },
};
export const Multiline: Story = {
  render: () => <Field multiline label="Your message to Ruth" hint="Ruth usually replies within a day." />,
};
