import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "./Select.tsx";

const meta = {
  title: "Forms/Select",
  component: Select,
  args: {
    label: "Breed",
    placeholder: "Choose a breed",
    options: [
      { value: "bernese", label: "Bernese Mountain Dog" },
      { value: "golden", label: "Golden Retriever" },
      { value: "tibetan", label: "Tibetan Mastiff (none right now)", disabled: true },
    ],
  },
  decorators: [(Story) => (
    <div style={{ maxWidth: 320 }}>
      <Story />
    </div>
  )],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Base: Story = {};
export const Chosen: Story = { args: { defaultValue: "golden" } };
export const Compact: Story = { args: { compact: true, hideLabel: true } };
export const Failed: Story = { args: { error: "Choose the breed on the pet's papers." } };
export const Disabled: Story = { args: { disabled: true } };
